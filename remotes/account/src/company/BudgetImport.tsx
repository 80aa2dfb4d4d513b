import { importBudgets } from '@borong/api/companies'
import { call, useLanguage, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { CheckIcon } from '@borong/ui/icons/CheckIcon'
import { ErrorIcon } from '@borong/ui/icons/ErrorIcon'
import { ListRow } from '@borong/ui/ListRow'
import { useState } from 'react'
import { Rows } from '../parts/Screen.tsx'
import { TableInput } from '../parts/TableInput.tsx'
import styles from './Company.module.css'
import type { CostCentre, Member } from './company.ts'
import { type BudgetRow, readBudgets } from './read-budgets.ts'
import { useCompanyChanged } from './use-company-changed.ts'

interface BudgetImportProps {
  companyId: string
  members: readonly Member[]
  centres: readonly CostCentre[]
}

/** Many budgets from a file or pasted cells: they are shown first, and stored as a whole. */
export default function BudgetImport({ companyId, members, centres }: BudgetImportProps) {
  const t = useMessages()
  const changed = useCompanyChanged()
  const [text, setText] = useState('')
  const [rows, setRows] = useState<BudgetRow[]>([])
  const read = (from: string) => {
    setText(from)
    setRows(readBudgets(from, { members, centres }))
  }
  const budgets = rows.flatMap(({ budget }) => budget ?? [])
  const bad = rows.length - budgets.length
  const save = useSubmit(async () => {
    await call(importBudgets, { params: { companyId }, body: { budgets } })
    read('')
    await changed(t('company.budgetsSaved', { count: budgets.length }))
  })
  return (
    <div className={styles.panel}>
      <TableInput
        label={t('company.budgetRows')}
        hint={t('company.budgetRowsHint')}
        value={text}
        onChange={read}
        onFile={read}
      />
      <Rows>
        {rows.map((row) => (
          <ReadRow key={row.line} row={row} />
        ))}
      </Rows>
      {bad > 0 && <p>{t('company.budgetRowsBad', { count: bad })}</p>}
      <ErrorNotice error={save.error} />
      {rows.length > 0 && bad === 0 && (
        <Button variant="secondary" fullWidth loading={save.busy} onClick={save.start}>
          {t('company.budgetsSave', { count: budgets.length })}
        </Button>
      )}
    </div>
  )
}

function ReadRow({ row: { line, centre, member, budget, problem } }: { row: BudgetRow }) {
  const t = useMessages()
  const { language } = useLanguage()
  const name = [member, centre].filter(Boolean).join(' · ') || t('company.budgetAll')
  return (
    <ListRow
      start={problem ? <ErrorIcon size={24} /> : <CheckIcon size={24} />}
      title={t('company.budgetRow', { line, name })}
      detail={
        budget
          ? `${rupiah(budget.amount, language)} · ${t(`company.period.${budget.period ?? 'month'}`)}`
          : t(`company.budgetBad.${problem}`)
      }
    />
  )
}
