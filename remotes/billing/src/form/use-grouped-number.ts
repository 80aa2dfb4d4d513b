import { useLayoutEffect, useRef } from 'react'
import { inFours } from '../parts/show-number.ts'
import type { BillForm } from './use-bill-form.ts'

const withoutSpaces = (text: string) => text.replaceAll(' ', '')

/**
 * The value of the field and its change: digits in groups of four, as they are printed on a card or a bill. A mobile
 * number, and one with other characters, is shown as it was typed.
 */
export function useGroupedNumber({ kind, draft, field, change }: BillForm) {
  const isMobile = kind === 'pulsa' || kind === 'data'
  const isGrouped = (text: string) => !isMobile && /^[\d ]*$/.test(text)
  const digitsBeforeCursor = useRef<number>(undefined)
  // React puts the cursor at the end of an input whose text is not the typed one.
  useLayoutEffect(() => {
    if (digitsBeforeCursor.current === undefined) return
    const at = inFours(draft.number.slice(0, digitsBeforeCursor.current)).length
    digitsBeforeCursor.current = undefined
    field.current!.setSelectionRange(at, at)
  })
  return {
    value: isGrouped(draft.number) ? inFours(withoutSpaces(draft.number)) : draft.number,
    onChange: (typed: string) => {
      const digits = isGrouped(typed)
      if (digits) {
        const before = typed.slice(0, field.current!.selectionStart ?? typed.length)
        digitsBeforeCursor.current = withoutSpaces(before).length
      }
      change({ number: digits ? withoutSpaces(typed) : typed, operator: '' })
    },
  }
}
