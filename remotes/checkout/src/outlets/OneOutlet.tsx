import { useLanguage } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import { IconButton } from '@borong/ui/IconButton'
import { ChevronLeftIcon } from '@borong/ui/icons/ChevronLeftIcon'
import { ChevronRightIcon } from '@borong/ui/icons/ChevronRightIcon'
import { TrashIcon } from '@borong/ui/icons/TrashIcon'
import { Select } from '@borong/ui/Select'
import { LinePrice } from './LinePrice.tsx'
import { goodsOf } from './OutletGrid.tsx'
import styles from './OutletOrder.module.css'
import { cellKey, quantityOf, unitsOf } from './outlet-table.ts'
import type { QuantitiesProps } from './quantities-props.ts'
import { QuantityInput } from './QuantityInput.tsx'
import { useOutletMessages } from './use-outlet-messages.ts'

interface OneOutletProps extends QuantitiesProps {
  outletId: string
  onOutlet: (id: string) => void
}

/** The table of a narrow window: the products of one outlet at a time. */
export function OneOutlet(props: OneOutletProps) {
  const { table, outlets, plan, wrong, onQuantities, onRemove, outletId, onOutlet } = props
  const t = useOutletMessages()
  const { language } = useLanguage()
  const at = Math.max(
    0,
    outlets.findIndex(({ id }) => id === outletId),
  )
  const outlet = outlets[at]
  if (!outlet) return null
  const lines = new Map(plan?.lines.map((line) => [line.id_item, line]))
  const turn = (step: number) => {
    const next = outlets[at + step]
    if (next) onOutlet(next.id)
  }
  return (
    <>
      <div className={styles.turn}>
        <IconButton
          label={t('outletOrder.previousOutlet')}
          icon={<ChevronLeftIcon />}
          disabled={at === 0}
          onClick={() => turn(-1)}
        />
        <Select
          label={t('outletOrder.outlet')}
          value={outlet.id}
          onChange={onOutlet}
          options={outlets.map(({ id, label }) => ({
            value: id,
            label: `${label} (${unitsOf(table, id)})`,
          }))}
        />
        <IconButton
          label={t('outletOrder.nextOutlet')}
          icon={<ChevronRightIcon />}
          disabled={at === outlets.length - 1}
          onClick={() => turn(1)}
        />
      </div>
      <p role="status">
        {t('outletOrder.ofOutlet', {
          units: unitsOf(table, outlet.id),
          goods: rupiah(goodsOf(plan, outlet.id), language),
        })}
      </p>
      <ul className={styles.rows}>
        {table.rows.map((row, place) => (
          <li key={row.id} className={styles.row}>
            <span>
              <span className={styles.name}>{row.name}</span>
              <LinePrice row={row} line={lines.get(row.id)} />
            </span>
            <QuantityInput
              label={t('outletOrder.cell', { name: row.name, outlet: outlet.label })}
              value={quantityOf(table, row.id, outlet.id)}
              isWrong={wrong.has(cellKey(row.id, outlet.id))}
              at={`${place} 0`}
              onChange={(quantity) => onQuantities([[cellKey(row.id, outlet.id), quantity]])}
            />
            <IconButton
              label={t('outletOrder.remove', { name: row.name })}
              icon={<TrashIcon />}
              onClick={() => onRemove(row.id)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
