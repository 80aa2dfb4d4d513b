import { createRoot } from 'react-dom/client'
import { FileSheet } from './FileSheet.tsx'
import type { InAppTexts } from './in-app-texts.ts'

/** Shows the sheet for a file beside the page, because a file may arrive on each of its screens. */
export function showFile(detail: { file: Blob; name: string }, language: keyof InAppTexts): void {
  const root = createRoot(document.createElement('div'))
  root.render(<FileSheet {...detail} language={language} onClose={() => root.unmount()} />)
}
