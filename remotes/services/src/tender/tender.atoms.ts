import { useStore, storedAtom, useStored, inThisTab } from '@borong/contract'
import { contactOf, type Tender, type TenderDraft } from './tender-draft.ts'

interface StoredTender {
  /** The input. */
  draft: Partial<TenderDraft>
  /** The search term when the item was typed. */
  wanted: string
  /** The last request that was sent. */
  sent: Tender | null
}

const empty: StoredTender = { draft: {}, wanted: '', sent: null }

const tenderAtom = storedAtom('services.tender', empty, inThisTab)

function draftOf({ draft, wanted: before }: StoredTender, wanted: string): Partial<TenderDraft> {
  const { item, ...others } = draft
  // The current search term takes precedence over an item that was typed for another search.
  const isOlder = item === undefined || (wanted !== '' && before !== wanted)
  return isOlder ? { ...others, ...(wanted || item ? { item: wanted || item } : {}) } : draft
}

/** The unsent request, and the last one that was sent: persisted over reloads and navigation. */
export function useTenderDraft(wanted: string) {
  const [stored, set, isKnown] = useStored(tenderAtom, empty)
  const store = useStore()
  return {
    isKnown,
    sent: stored.sent,
    draft: draftOf(stored, wanted),
    /** The current input, including changes that are not rendered yet. */
    typed: () => draftOf(store.get(tenderAtom), wanted),
    change: (part: Partial<TenderDraft>) =>
      set((before) => ({
        ...before,
        draft: { ...before.draft, ...part },
        ...(part.item === undefined ? {} : { wanted }),
      })),
    /** Retains the contact for the next request. */
    finish: (sent: Tender, draft: TenderDraft) => set({ ...empty, draft: contactOf(draft), sent }),
  }
}
