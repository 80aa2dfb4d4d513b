import { useAtom, storedAtom, inThisTab } from '@borong/contract'
import type { Quote } from './quote.data.ts'

export interface TypedLine {
  quantity?: string
  price?: string
  isLeftOut?: boolean
}

interface QuoteDraft {
  /** The quote's id and version: an answer of the seller makes the input outdated. */
  of: string
  lines: Readonly<Record<string, TypedLine>>
  text: string
  addressId: string
  /** The company that asks; empty for a person, undefined before a choice. */
  companyId?: string
  files: Quote['files']
}

const none: QuoteDraft = { of: '', lines: {}, text: '', addressId: '', files: [] }

const draftAtom = storedAtom('services.quote', none, inThisTab)

/** The unsent input about the quote that the buyer edited last: it remains over reloads and navigation. */
export function useQuoteDraft({ id, version }: Quote) {
  const [stored, set] = useAtom(draftAtom)
  const of = `${id}/${version}`
  const empty: QuoteDraft = { ...none, of }
  const draft = stored.of === of ? stored : empty
  const change = (part: Partial<QuoteDraft>) =>
    set((before) => ({ ...(before.of === of ? before : empty), ...part }))
  return {
    draft,
    change,
    changeLine: (productId: string, part: TypedLine) =>
      set((before) => {
        const base = before.of === of ? before : empty
        const line = { ...base.lines[productId], ...part }
        return { ...base, lines: { ...base.lines, [productId]: line } }
      }),
    clear: () => set(none),
  }
}
