import { useLanguage } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import { IconButton } from '@borong/ui/IconButton'
import { TrashIcon } from '@borong/ui/icons/TrashIcon'
import { type ClipboardEvent, memo } from 'react'
import { LinePrice } from './LinePrice.tsx'
import styles from './OutletOrder.module.css'
import { cellKey, type Outlet, type Row, sumOf } from './outlet-table.ts'
import type { QuantitiesProps } from './quantities-props.ts'
import { QuantityInput } from './QuantityInput.tsx'
import { useOutletMessages } from './use-outlet-messages.ts'
import type { Plan } from './use-plan.ts'

type Line = Plan['lines'][number]

interface GridRowProps extends Pick<QuantitiesProps, 'onQuantities' | 'onRemove'> {
  row: Row
  at: number
  outlets: readonly Outlet[]
  /** As one text, so that only the rows that change are rendered. */
  quantities: string
  wrong: string
  line: Line | undefined
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** A product with its quantity for each outlet. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, at, outlets, line, onQuantities, onRemove } = props
  const t = useOutletMessages()
  const quantities = props.quantities.split(',').map(Number)
  const wrong = new Set(props.wrong.split(','))
  return (
    <tr>
      <th scope="row" className={styles.first}>
        <span className={styles.product}>
          <span>
            <span className={styles.name}>{row.name}</span>
            <LinePrice row={row} line={line} />
          </span>
          <IconButton
            label={t('outletOrder.remove', { name: row.name })}
            icon={<TrashIcon />}
            onClick={() => onRemove(row.id)}
          />
        </span>
      </th>
      <td className={styles.sum}>
        <RowSum units={sumOf(quantities)} line={line} />
      </td>
      {outlets.map((outlet, column) => (
        <td key={outlet.id}>
          <QuantityInput
            label={t('outletOrder.cell', { name: row.name, outlet: outlet.label })}
            value={quantities[column] ?? 0}
            isWrong={wrong.has(outlet.id)}
            at={`${at} ${column}`}
            onPaste={props.onPaste}
            onChange={(quantity) => onQuantities([[cellKey(row.id, outlet.id), quantity]])}
          />
        </td>
      ))}
    </tr>
  )
})

function RowSum({ units, line }: { units: number; line: Line | undefined }) {
  const { language } = useLanguage()
  return (
    <>
      <b>{units}</b>
      {line && (
        <>
          <br />
          {rupiah(line.subtotal, language)}
        </>
      )}
    </>
  )
}
