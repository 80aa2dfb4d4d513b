import { readTable } from '@borong/api/files'
import { call, requireLogin, toast } from '@borong/contract'
import { readTextFile } from '@borong/ui/format/read-text-file'
import { tableText } from '@borong/api/rules/table-text'

/**
 * The rows of a CSV or XLSX file as text for `parseTable`. The gateway reads XLSX for buyers who have signed in; a guest
 * is led to the login page.
 */
export async function readTableFile(
  file: File,
  firstSheet: (sheet: string) => string,
): Promise<string | undefined> {
  if (!(await isWorkbook(file))) return readTextFile(file)
  if (!requireLogin()) return undefined
  const body = new FormData()
  body.append('file', file)
  const { result } = await call(readTable, { body })
  if (result.sheets > 1) toast(firstSheet(result.sheet), { type: 'info', id: 'sheet' })
  return tableText(result.rows)
}

// XLSX is an archive. The gateway names the reason why it can't read an XLS or an encrypted file, which begin with `ÐÏ`.
async function isWorkbook(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.arrayBuffer())
  return (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)
}
