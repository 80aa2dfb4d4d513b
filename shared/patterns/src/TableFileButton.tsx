import { useSubmit } from '@borong/contract'
import { FileButton } from '@borong/ui/FileButton'
import { ErrorNotice } from './ErrorNotice.tsx'

interface TableFileButtonProps {
  label: string
  /** The message for a file of several sheets, of which the named one was read. */
  firstSheet: (sheet: string) => string
  /** The rows of the file as text for `parseTable`. */
  onText: (text: string) => unknown
}

/** Chooses a table: CSV is read by the browser, XLSX by the gateway for buyers who have signed in. */
export function TableFileButton({ label, firstSheet, onText }: TableFileButtonProps) {
  const read = useSubmit(async (file: File) => {
    const { readTableFile } = await import(
      /* webpackChunkName: "table-file" */ './read-table-file.ts'
    )
    const text = await readTableFile(file, firstSheet)
    if (text !== undefined) await onText(text)
  })
  return (
    <>
      <FileButton
        label={label}
        accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain"
        loading={read.busy}
        onFile={read.start}
      />
      <ErrorNotice error={read.error} />
    </>
  )
}
