import { useLanguage } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Notice } from '@borong/ui/Notice'
import { rupiah } from '@borong/ui/format/rupiah'
import { Radio, RadioGroup } from '@borong/ui/Radio'
import { useState } from 'react'
import { useArrival } from '../shop/use-arrival.ts'
import { namedPlans, type Plan, type Plans } from './plan.ts'
import { PlanBar, UsedBar } from './PlanBar.tsx'
import { PlanParcels } from './PlanParcels.tsx'
import { useBasketMessages } from './use-basket-messages.ts'

/** The plans of a basket, and the goods of the chosen one by seller. */
export function PlanChoice({ plans, isOfCart }: { plans: Plans; isOfCart: boolean }) {
  const t = useBasketMessages()
  const { language } = useLanguage()
  const arrival = useArrival()
  const named = namedPlans(plans)
  const [name, setName] = useState<string>('cheapest')
  // After the cart has a plan, the others are compared with another cart.
  const [used, setUsed] = useState<Plan | null>(null)
  const chosen = named.find(({ names }) => names.some((one) => one === name)) ?? named[0]!
  const { current } = plans
  const isCurrent = chosen.names.includes('current')
  const amount = (value: number) => rupiah(value, language)
  const summary = ({ parcels, shipping, days_shortest, days_longest }: Plan) => {
    const sellers = sellersOf(parcels.length)
    const fewer = current && current.parcels.length > parcels.length
    return [
      fewer ? t('basket.insteadOf', { sellers, number: current.parcels.length }) : sellers,
      shippingOf(shipping),
      arrival({ duration_shortest: days_shortest, duration_longest: days_longest }),
    ].join(' · ')
  }
  const sellersOf = (count: number) =>
    count === 1 ? t('basket.oneSeller') : t('basket.sellers', { number: count })
  const shippingOf = (shipping: number) => {
    const saved = current ? current.shipping - shipping : 0
    return saved > 0
      ? t('basket.lessShipping', { amount: amount(saved) })
      : t('basket.shipping', { amount: amount(shipping) })
  }
  const difference = (total: number) => {
    if (!current || current.total === total) return null
    const saved = current.total - total
    return saved > 0
      ? t('basket.saves', { amount: amount(saved) })
      : t('basket.more', { amount: amount(-saved) })
  }
  return (
    <>
      {used ? (
        <Band>
          <Notice tone="success" live>
            {t('basket.used')}
          </Notice>
        </Band>
      ) : (
        <Band>
          {named[0]!.names.includes('current') && <Notice>{t('basket.same')}</Notice>}
          <RadioGroup
            label={t('basket.plans')}
            name="plan"
            value={chosen.names[0]!}
            onChange={setName}
          >
            {named.map(({ names, plan }) => (
              <Radio
                key={names[0]}
                value={names[0]!}
                label={names.map((one) => t(`basket.${one}`)).join(' · ')}
                hint={[difference(plan.total), summary(plan)].filter(Boolean).join(' · ')}
                end={<b>{amount(plan.total)}</b>}
              />
            ))}
          </RadioGroup>
        </Band>
      )}
      <PlanParcels plan={used ?? chosen.plan} />
      {used ? (
        <UsedBar plan={used} onUndone={() => setUsed(null)} />
      ) : (
        <PlanBar plan={chosen.plan} isOfCart={isOfCart} isCurrent={isCurrent} onUsed={setUsed} />
      )}
    </>
  )
}
