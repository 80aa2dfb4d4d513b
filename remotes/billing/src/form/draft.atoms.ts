import { storedAtom, useStored, inThisTab } from '@borong/contract'
import type { BillKind } from '../parts/bill-kinds.ts'

/** The unfinished input of a form. */
export interface Draft {
  /** As typed. */
  number: string
  /** Chosen by the buyer; empty while the number's prefix decides. */
  operator: string
  months: number
  /** Of water: the search for a region. */
  region: string
  /** The chosen product of each kind. */
  products: Partial<Record<BillKind, string>>
}

// One number is used for both kinds of a page, so that the buyer does not type it again.
const GROUPS: Readonly<Record<BillKind, string>> = {
  pulsa: 'mobile',
  data: 'mobile',
  token: 'pln',
  electricity: 'pln',
  water: 'water',
  bpjs: 'bpjs',
  tv: 'tv',
  internet: 'internet',
}

/** Whether both kinds take the same numbers. */
export const isSameNumber = (one: BillKind, other: BillKind) => GROUPS[one] === GROUPS[other]

const emptyDraft: Draft = { number: '', operator: '', months: 1, region: '', products: {} }

const none: Partial<Record<string, Draft>> = {}
const draftsAtom = storedAtom('billing.drafts', none, inThisTab)

/** The unfinished input of a kind. It survives a reload, the login and the way back. */
export function useDraft(kind: BillKind) {
  const [drafts, setDrafts, isKnown] = useStored(draftsAtom, none)
  const group = GROUPS[kind]
  return {
    isKnown,
    draft: drafts[group] ?? emptyDraft,
    change: (part: Partial<Draft>) =>
      setDrafts((before) => ({ ...before, [group]: { ...emptyDraft, ...before[group], ...part } })),
    choose: (code: string) =>
      setDrafts((before) => {
        const draft = { ...emptyDraft, ...before[group] }
        return { ...before, [group]: { ...draft, products: { ...draft.products, [kind]: code } } }
      }),
  }
}
