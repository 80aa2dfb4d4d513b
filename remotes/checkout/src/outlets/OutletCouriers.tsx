import { useLanguage } from '@borong/contract'
import { Checkbox } from '@borong/ui/Checkbox'
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
  const insurable = plan.shipments.filter(({ insurance }) => insurance !== null)
  const { insured = {} } = table
  // Shown immediately, although the amounts follow with the next plan.
  const isInsured = (sellerId: string, outletId: string) =>
    insured[cellKey(sellerId, outletId)] ?? table.insurance ?? false
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
      {insurable.length > 0 && (
        <Checkbox
          label={t('outletOrder.insureAll', {
            price: rupiah(sumOf(insurable.map(({ insurance }) => insurance?.fee ?? 0)), language),
          })}
          hint={t('courier.insuranceHint')}
          checked={insurable.every((one) => isInsured(one.vendor_id, one.shipping_address_id))}
          onChange={(insurance) => onChange({ insurance, insured: {} })}
        />
      )}
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
                {sent.map(({ vendor_id, shipping_id, couriers, insurance }) => (
                  <div key={vendor_id}>
                    <Select
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
                    {insurance && (
                      <Checkbox
                        label={t('outletOrder.insure', {
                          seller: sellers.get(vendor_id) ?? '',
                          price: rupiah(insurance.fee, language),
                        })}
                        checked={isInsured(vendor_id, outlet.id)}
                        onChange={(isChosen) =>
                          onChange({
                            insured: { ...insured, [cellKey(vendor_id, outlet.id)]: isChosen },
                          })
                        }
                      />
                    )}
                  </div>
                ))}
              </div>
            </details>
          )
        })}
      </div>
    </Band>
  )
}
