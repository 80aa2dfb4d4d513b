import { useLanguage } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Select } from '@borong/ui/Select'
import { arrivalDays } from '../shop/arrival-days.ts'
import { Band } from '../shop/Screen.tsx'
import styles from './OutletOrder.module.css'
import { cellKey, type Outlet, type OutletTable, sumOf } from './outlet-table.ts'
import { useOutletMessages } from './use-outlet-messages.ts'
import type { Plan } from './use-plan.ts'

interface OutletCouriersProps {
  plan: Plan
  table: OutletTable
  columns: readonly Outlet[]
  onChange: (change: Partial<OutletTable>) => void
}

/** One choice of couriers for all outlets, and another courier for each seller's goods to an outlet. */
export function OutletCouriers({ plan, table, columns, onChange }: OutletCouriersProps) {
  const t = useOutletMessages()
  const { language } = useLanguage()
  const sellers = new Map(plan.sellers.map((seller) => [seller.id, seller.name]))
  const names = new Map(plan.couriers.map((courier) => [courier.id, courier.name]))
  const nameOf = (id: string) =>
    id === 'own' || id === 'pickup' ? t(`courier.kind.${id}`) : (names.get(id) ?? '')
  return (
    <Band label={t('outletOrder.couriers')}>
      <SectionHeader title={t('outletOrder.couriers')} />
      <Select
        label={t('courier.forAll')}
        value={table.couriers}
        onChange={(couriers) =>
          onChange({ couriers: couriers as OutletTable['couriers'], chosen: {} })
        }
        options={[
          { value: 'cheapest', label: t('courier.rule.cheapest') },
          { value: 'fastest', label: t('courier.rule.fastest') },
        ]}
      />
      <div>
        {columns.map((outlet) => {
          const sent = plan.shipments.filter((one) => one.shipping_address_id === outlet.id)
          if (sent.length === 0) return null
          return (
            <details key={outlet.id} className={styles.outlet}>
              <summary>
                <b>{outlet.label}</b>
                <span className={styles.quiet}>
                  {t('outletOrder.shipping', {
                    count: sent.length,
                    price: rupiah(sumOf(sent.map(({ shipping }) => shipping)), language),
                  })}
                </span>
              </summary>
              <div className={styles.fields}>
                {sent.map(({ vendor_id, shipping_id, couriers }) => (
                  <Select
                    key={vendor_id}
                    label={t('courier.of', { seller: sellers.get(vendor_id) ?? '' })}
                    value={shipping_id ?? ''}
                    placeholder={shipping_id === null ? t('courier.unreachable') : undefined}
                    onChange={(id) =>
                      onChange({
                        chosen: { ...table.chosen, [cellKey(vendor_id, outlet.id)]: id },
                      })
                    }
                    options={couriers.map((courier) => ({
                      value: courier.id,
                      label: t('outletOrder.courier', {
                        name: nameOf(courier.id),
                        price: rupiah(courier.price, language),
                        days: arrivalDays(courier, language),
                      }),
                    }))}
                  />
                ))}
              </div>
            </details>
          )
        })}
      </div>
    </Band>
  )
}
