import { FileButton } from '@borong/ui/FileButton'
import { readTextFile } from '@borong/ui/format/read-text-file'
import { FileIcon } from '@borong/ui/icons/FileIcon'
import { TextArea } from '@borong/ui/TextArea'

interface TableInputProps {
  label: string
  hint: string
  fileLabel: string
  value: string
  onChange: (text: string) => void
  /** The text of a chosen file. */
  onFile: (text: string) => unknown
}

/** Cells of a spreadsheet, pasted or from a CSV file. */
export const TableInput = ({
  label,
  hint,
  fileLabel,
  value,
  onChange,
  onFile,
}: TableInputProps) => (
  <>
    <TextArea label={label} hint={hint} rows={5} value={value} onChange={onChange} />
    <FileButton
      label={fileLabel}
      icon={<FileIcon size={18} />}
      accept=".csv,.txt,text/csv,text/plain"
      onFile={async (file) => onFile(await readTextFile(file))}
    />
  </>
)
