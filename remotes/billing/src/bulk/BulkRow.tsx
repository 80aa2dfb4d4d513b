import { useLanguage, useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import type { BillKind } from '../parts/bill-kinds.ts'
import { showNumber } from '../parts/show-number.ts'
import styles from './BulkScreen.module.css'
import { monthsOf, NO_MONTHS, type TypedRow } from './read-rows.ts'
import type { Check } from './use-checks.ts'

interface BulkRowProps {
  kind: BillKind
  row: TypedRow
  check: Check | undefined
  disabled: boolean
  onMend: (row: TypedRow) => unknown
  onRemove: () => void
}

/** One row with its judgement; a bad one is mended in place. */
export function BulkRow({ kind, row, check, disabled, onMend, onRemove }: BulkRowProps) {
  const t = useMessages()
  const { language } = useLanguage()
  if (check?.problem)
    return (
      <MendRow
        // Another judgement starts with the row as it was judged.
        key={`${row.number} ${row.product} ${row.months}`}
        {...{ row, disabled, onMend, onRemove }}
        problem={check.problem.message}
      />
    )
  const number = showNumber(kind, check?.number ?? row.number)
  const facts = [check?.product_name ?? row.product, check?.owner]
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <b>{number}</b>
        <span className={styles.detail}>
          {[t('bulk.line', { line: row.line }), ...facts].filter(Boolean).join(' · ')}
        </span>
      </span>
      {check?.price != null ? (
        <b>{rupiah(check.price, language)}</b>
      ) : (
        <Badge>{t('bulk.unchecked')}</Badge>
      )}
      <Button size="small" variant="ghost" onClick={onRemove} disabled={disabled}>
        <span aria-hidden>{t('bulk.remove')}</span>
        <span className="visually-hidden">{t('bulk.removeOf', { number })}</span>
      </Button>
    </div>
  )
}

interface MendRowProps extends Pick<BulkRowProps, 'row' | 'disabled' | 'onMend' | 'onRemove'> {
  problem: string
}

function MendRow({ row, problem, disabled, onMend, onRemove }: MendRowProps) {
  const t = useMessages()
  const [number, setNumber] = useState(row.number)
  const [product, setProduct] = useState(row.product)
  const areMonthsWrong = row.months === NO_MONTHS
  const [months, setMonths] = useState(areMonthsWrong ? '' : String(row.months))
  return (
    <form
      method="dialog"
      className={styles.mend}
      noValidate
      aria-label={t('bulk.line', { line: row.line })}
      onSubmit={(event) => {
        event.preventDefault()
        onMend({ ...row, number, product, months: monthsOf(months) })
      }}
    >
      <TextField
        label={t('bulk.numberOf', { line: row.line })}
        value={number}
        onChange={setNumber}
        maxLength={60}
        autoComplete="off"
        error={areMonthsWrong ? undefined : problem}
      />
      <TextField
        label={t('bulk.productOf', { line: row.line })}
        value={product}
        onChange={setProduct}
        maxLength={60}
        autoComplete="off"
      />
      {areMonthsWrong && (
        <TextField
          type="numeric"
          label={t('bulk.monthsOf', { line: row.line })}
          value={months}
          onChange={setMonths}
          autoComplete="off"
          error={problem}
        />
      )}
      <span className={styles.buttons}>
        <Button size="small" variant="secondary" type="submit" disabled={disabled}>
          {t('bulk.checkAgain')}
        </Button>
        <Button size="small" variant="ghost" onClick={onRemove} disabled={disabled}>
          {t('bulk.remove')}
        </Button>
      </span>
    </form>
  )
}
