import { parseTable } from '@borong/api/rules/parse-table'
import { useLanguage } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import type { ClipboardEvent } from 'react'
import { GridRow } from './GridRow.tsx'
import { placeOf } from './move-in-table.ts'
import styles from './OutletOrder.module.css'
import { cellKey, quantityOf, sumOf, unitsOf } from './outlet-table.ts'
import type { QuantitiesProps } from './quantities-props.ts'
import { useStable } from './use-stable.ts'
import { useOutletMessages } from './use-outlet-messages.ts'
import type { Plan } from './use-plan.ts'

/** The goods of each outlet without their freight. */
export const goodsOf = (plan: Plan | undefined, outletId: string): number =>
  sumOf(
    (plan?.shipments ?? [])
      .filter(({ shipping_address_id }) => shipping_address_id === outletId)
      .map(({ goods, tax }) => goods + tax),
  )

/** Products as rows and outlets as columns, with the keys of a spreadsheet. */
export function OutletGrid(props: QuantitiesProps) {
  const { table, outlets, plan, wrong, onQuantities, onRemove } = props
  const t = useOutletMessages()
  const { language } = useLanguage()
  const lines = new Map(plan?.lines.map((line) => [line.id_item, line]))

  const paste = useStable((event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain').replace(/[\r\n]+$/, '')
    if (!/[\t\n]/.test(text)) return
    event.preventDefault()
    const [row, column] = placeOf(event.currentTarget)
    const changes = parseTable(text, ['\t']).flatMap(({ line, cells }) =>
      cells.flatMap((typed, at): [string, number][] => {
        const product = table.rows[row + line - 1]
        const outlet = outlets[column + at]
        const isQuantity = product && outlet && /^\d{0,6}$/.test(typed)
        return isQuantity ? [[cellKey(product.id, outlet.id), Number(typed)]] : []
      }),
    )
    onQuantities(changes)
  })

  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('outletOrder.table')}>
        <thead>
          <tr>
            <th scope="col" className={styles.first}>
              {t('outletOrder.product')}
            </th>
            <th scope="col" className={styles.sum}>
              {t('outletOrder.sum')}
            </th>
            {outlets.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            <GridRow
              key={row.id}
              row={row}
              at={at}
              outlets={outlets}
              quantities={outlets.map(({ id }) => quantityOf(table, row.id, id)).join()}
              wrong={outlets
                .filter(({ id }) => wrong.has(cellKey(row.id, id)))
                .map(({ id }) => id)
                .join()}
              line={lines.get(row.id)}
              onPaste={paste}
              onQuantities={onQuantities}
              onRemove={onRemove}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.first}>
              {t('outletOrder.units')}
              <br />
              {t('amount.goods')}
            </th>
            <td className={styles.sum}>
              {sumOf(outlets.map(({ id }) => unitsOf(table, id)))}
              <br />
              {rupiah(sumOf(outlets.map(({ id }) => goodsOf(plan, id))), language)}
            </td>
            {outlets.map(({ id }) => (
              <td key={id} className={styles.sum}>
                {unitsOf(table, id)}
                <br />
                {rupiah(goodsOf(plan, id), language)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
