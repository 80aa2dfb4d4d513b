import { useMessages } from '@borong/contract'
import { TableFileButton } from '@borong/patterns/TableFileButton'
import { TextArea } from '@borong/ui/TextArea'

interface TableInputProps {
  label: string
  hint: string
  value: string
  onChange: (text: string) => void
  /** The text of a chosen file. */
  onFile: (text: string) => unknown
}

/** Cells of a spreadsheet, pasted or from a CSV or XLSX file. */
export function TableInput({ label, hint, value, onChange, onFile }: TableInputProps) {
  const t = useMessages()
  return (
    <>
      <TextArea label={label} hint={hint} rows={5} value={value} onChange={onChange} />
      <TableFileButton
        label={t('table.file')}
        firstSheet={(sheet) => t('table.sheet', { sheet })}
        onText={onFile}
      />
    </>
  )
}
