import { useEffect } from 'react'
import { readLines, type TypedLine } from './read-lines.ts'

/** Takes the rows of a spreadsheet that are pasted anywhere on the page. Text without columns and rows goes into its field. */
export function usePasted(isActive: boolean, onLines: (lines: TypedLine[]) => void): void {
  useEffect(() => {
    if (!isActive) return
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain').trim() ?? ''
      if (!/[\t\n]/.test(text)) return
      event.preventDefault()
      onLines(readLines(text).lines)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isActive, onLines])
}
