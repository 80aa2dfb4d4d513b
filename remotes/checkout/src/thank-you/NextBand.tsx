import { Link, useConfig, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { phoneLink } from '@borong/ui/format/phone-link'
import { orderPath } from '../shop/paths.ts'
import { Band } from '../shop/Screen.tsx'
import styles from './NextBand.module.css'

/** The next steps: the order's page, or help. */
export function NextBand({ orderId, isPaid }: { orderId: string; isPaid: boolean }) {
  const t = useMessages()
  const { supportPhone } = useConfig()
  return (
    <Band>
      <Button
        variant={isPaid ? 'primary' : 'secondary'}
        fullWidth
        link={<Link to={orderPath(orderId)} />}
      >
        {t('thankYou.follow')}
      </Button>
      {supportPhone && (
        <a className={styles.help} href={phoneLink(supportPhone)}>
          {t('thankYou.help', { phone: supportPhone })}
        </a>
      )}
    </Band>
  )
}
