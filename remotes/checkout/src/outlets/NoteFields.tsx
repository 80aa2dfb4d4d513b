import { TextField } from '@borong/ui/TextField'
import type { OutletTable } from './outlet-table.ts'
import { useOutletMessages } from './use-outlet-messages.ts'

interface NoteFieldsProps {
  table: OutletTable
  isPoRequired: boolean
  onChange: (change: Partial<OutletTable>) => void
}

/** The company's notes on the order. */
export function NoteFields({ table, isPoRequired, onChange }: NoteFieldsProps) {
  const t = useOutletMessages()
  return (
    <>
      <TextField
        label={t('business.po')}
        required={isPoRequired}
        maxLength={60}
        autoComplete="off"
        value={table.po_number}
        onChange={(po_number) => onChange({ po_number })}
      />
      <TextField
        type="date"
        label={t('business.wanted')}
        value={table.wanted_on}
        onChange={(wanted_on) => onChange({ wanted_on })}
      />
      <TextField
        label={t('business.reference')}
        maxLength={120}
        autoComplete="off"
        value={table.reference}
        onChange={(reference) => onChange({ reference })}
      />
    </>
  )
}
