import { importBudgets } from '@borong/api/companies'
import { call, useLanguage, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { FileButton } from '@borong/ui/FileButton'
import { readTextFile } from '@borong/ui/format/read-text-file'
import { rupiah } from '@borong/ui/format/rupiah'
import { CheckIcon } from '@borong/ui/icons/CheckIcon'
import { ErrorIcon } from '@borong/ui/icons/ErrorIcon'
import { FileIcon } from '@borong/ui/icons/FileIcon'
import { ListRow } from '@borong/ui/ListRow'
import { TextArea } from '@borong/ui/TextArea'
import { useState } from 'react'
import { Rows } from '../parts/Screen.tsx'
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
      <TextArea
        label={t('company.budgetRows')}
        hint={t('company.budgetRowsHint')}
        rows={4}
        value={text}
        onChange={read}
      />
      <FileButton
        label={t('company.budgetFile')}
        icon={<FileIcon size={18} />}
        accept=".csv,.txt,text/csv,text/plain"
        onFile={async (file) => read(await readTextFile(file))}
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
