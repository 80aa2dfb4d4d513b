import { parseCount } from '@borong/api/rules/typed-number'
import { inThisTab, storedAtom, useAtom } from '@borong/contract'
import type { AttachedFile } from '../application/application.atoms.ts'
import { CONDITIONS, openOf, type Condition, type ReceiptLine } from './receipt.data.ts'

export type TypedLine = Partial<Record<Condition, string>>

interface ReceiptDraft {
  /** The parcel. */
  of: string
  typed: Readonly<Record<string, TypedLine>>
  note: string
  photos: readonly AttachedFile[]
}

const none: ReceiptDraft = { of: '', typed: {}, note: '', photos: [] }
const draftAtom = storedAtom('services.receipt', none, inThisTab)

/** The unsent receipt of the parcel that was counted last: it remains over reloads and without a network. */
export function useReceiptDraft(parcelId: string) {
  const [stored, set] = useAtom(draftAtom)
  const empty = { ...none, of: parcelId }
  return {
    draft: stored.of === parcelId ? stored : empty,
    change: (part: Partial<ReceiptDraft>) =>
      set((before) => ({ ...(before.of === parcelId ? before : empty), ...part })),
    clear: () => set(none),
  }
}

/** The text of a field. Without input, all open units are received. */
export const textOf = (line: ReceiptLine, typed: TypedLine | undefined, field: Condition): string =>
  typed?.[field] ?? (field === 'received' ? String(openOf(line)) : '')

/** The counts of a line; undefined for a text that is no whole number. */
export function countsOf(
  line: ReceiptLine,
  typed: TypedLine | undefined,
): Record<Condition, number> | undefined {
  const counts = CONDITIONS.map((field) => {
    const text = textOf(line, typed, field).trim()
    return text === '' ? 0 : parseCount(text)
  })
  const [received, damaged, missing] = counts
  if (received === undefined || damaged === undefined || missing === undefined) return undefined
  return { received, damaged, missing }
}
