import { useConfig } from '@borong/contract'
import { Chips } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { useStateMessages } from '../product-states/use-state-messages.ts'
import { productPath } from '../shop/paths.ts'
import type { Product } from './offer.ts'
import styles from './Product.module.css'
import { toRelated } from './to-related.ts'

/** Replaces the purchase controls of an app-only product: links to the app, if configured, and to similar products. */
export default function AppOnly({ product }: { product: Product }) {
  const t = useStateMessages()
  const { deepLink } = useConfig().sites
  return (
    <div className={styles.alone}>
      <Notice
        title={t('appOnly.title')}
        action={
          <Chips>
            {deepLink && (
              <Button
                variant="ghost"
                size="small"
                link={<a href={deepLink + productPath(product)} aria-label={t('appOnly.open')} />}
              >
                {t('appOnly.open')}
              </Button>
            )}
            <Button variant="ghost" size="small" onClick={toRelated}>
              {t('appOnly.similar')}
            </Button>
          </Chips>
        }
      >
        {t('appOnly.text')}
      </Notice>
    </div>
  )
}
