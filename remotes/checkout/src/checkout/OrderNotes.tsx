import { useMessages } from '@borong/contract'
import { TextField } from '@borong/ui/TextField'

interface Notes {
  po_number: string
  wanted_on: string
  reference: string
}

interface OrderNotesProps {
  notes: Notes
  isPoRequired: boolean
  onChange: (change: Partial<Notes>) => void
}

/** A company's notes on its order. */
export function OrderNotes({ notes, isPoRequired, onChange }: OrderNotesProps) {
  const t = useMessages()
  return (
    <>
      <TextField
        label={t('business.po')}
        required={isPoRequired}
        maxLength={60}
        autoComplete="off"
        value={notes.po_number}
        onChange={(po_number) => onChange({ po_number })}
      />
      <TextField
        type="date"
        label={t('business.wanted')}
        value={notes.wanted_on}
        onChange={(wanted_on) => onChange({ wanted_on })}
      />
      <TextField
        label={t('business.reference')}
        maxLength={120}
        autoComplete="off"
        value={notes.reference}
        onChange={(reference) => onChange({ reference })}
      />
    </>
  )
}
