import { courierRules, couriersBy } from '@borong/api/rules/courier-choice'
import { optionCost } from '@borong/api/rules/shipping-option'
import { useLanguage, useMessages, useSetAtom } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Chip } from '@borong/ui/Chip'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { Band } from '../shop/Screen.tsx'
import styles from './CourierRules.module.css'
import { changeDraftAtom } from './draft.ts'
import type { Checkout } from './use-checkout.ts'

/** One choice of courier for all sellers, each with its costs; or the message that the couriers could not be read. */
export function CourierRules({ checkout }: { checkout: Checkout }) {
  const t = useMessages()
  const { language } = useLanguage()
  const change = useSetAtom(changeDraftAtom)
  const { shipments, draft, quoteError } = checkout
  if (quoteError)
    return (
      <Band>
        <Notice
          tone="error"
          live
          action={
            <Button variant="ghost" size="small" onClick={checkout.retryQuotes}>
              {t('query.retry')}
            </Button>
          }
        >
          {t('courier.failed')}
        </Notice>
      </Band>
    )
  if (shipments.length < 2) return null
  const ranked = shipments.map(({ couriers }) => couriers)
  return (
    <Band label={t('courier.forAll')}>
      <span className={styles.title}>{t('courier.forAll')}</span>
      <div className={styles.rules}>
        {courierRules.map((rule) => {
          const couriers = couriersBy(rule, ranked)
          const cost = couriers.reduce((sum, one) => sum + (one ? optionCost(one) : 0), 0)
          const isUsed = shipments.every(({ option }, at) => option === couriers[at])
          return (
            <Chip
              key={rule}
              selected={draft.courier_rule === rule && isUsed}
              onClick={() =>
                change({
                  courier_rule: rule,
                  // The insurances that the buyer chose remain.
                  shipping_used: draft.shipping_used.map((used) => ({ ...used, shipping_id: '' })),
                })
              }
            >
              {t(`courier.rule.${rule}`)}
              {cost > 0 && <b>{rupiah(cost, language)}</b>}
            </Chip>
          )
        })}
      </div>
    </Band>
  )
}
