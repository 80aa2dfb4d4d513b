import { textsIn } from '@borong/api/messages'
import type { Language } from '../server/domain.ts'
import { fileMessages } from './messages.ts'

/** The style of the form that sends a file. */
export const fileStyle =
  '.card .file{display:grid;gap:12px;margin-top:12px}.file label{display:flex;flex-wrap:wrap;gap:8px;align-items:center}.file [type=checkbox]{flex:none;width:20px;height:20px;min-height:0;margin:0}'

/** The form that sends a file of rows: it checks them, or stores them with or without the wrong ones. */
export function fileView(language: Language, { title, hint }: { title: string; hint: string }) {
  const text = textsIn(fileMessages, language)
  return `<details class="card"><summary><strong>${title}</strong></summary><p class="muted">${hint}</p><form class="file" data-act="import">
    <label>${text.file} <input name="file" type="file" required accept=".csv,.txt,.tsv,.xlsx"></label>
    <label><input name="check" type="checkbox" checked> ${text.check}</label>
    <label><input name="skip" type="checkbox"> ${text.skip}</label><button>${text.send}</button></form></details>`
}
