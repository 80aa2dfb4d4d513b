import { atomWithStorage, useAtom, useSession, useStore } from '@borong/contract'
import { inThisTab } from '@borong/ui/in-this-tab'
import { contactOf, type Tender, type TenderDraft } from './tender-draft.ts'

interface Kept {
  /** The input. */
  draft: Partial<TenderDraft>
  /** The search term when the item was typed. */
  wanted: string
  /** The same until the request has arrived, so that a retry does not create a second one. */
  key: string
  /** The last request that was sent. */
  sent: Tender | null
}

const empty: Kept = { draft: {}, wanted: '', key: '', sent: null }

const keptAtom = atomWithStorage<Kept>('services.tender', empty, inThisTab<Kept>(), {
  getOnInit: true,
})

function draftOf({ draft, wanted: before }: Kept, wanted: string): Partial<TenderDraft> {
  const { item, ...others } = draft
  // The current search term takes precedence over an item that was typed for another search.
  const isOlder = item === undefined || (wanted !== '' && before !== wanted)
  return isOlder ? { ...others, ...(wanted || item ? { item: wanted || item } : {}) } : draft
}

/** The unsent request, and the last one that was sent: persisted over reloads and navigation. */
export function useKeptTender(wanted: string) {
  const [all, set] = useAtom(keptAtom)
  // The server can't read the storage, so the first client render has to match the server's.
  const isKnown = useSession().status !== 'unknown'
  const kept = isKnown ? all : empty
  const store = useStore()
  return {
    isKnown,
    sent: kept.sent,
    draft: draftOf(kept, wanted),
    /** The current input, including changes that are not rendered yet. */
    typed: () => draftOf(store.get(keptAtom), wanted),
    change: (part: Partial<TenderDraft>) =>
      set((before) => ({
        ...before,
        draft: { ...before.draft, ...part },
        ...(part.item === undefined ? {} : { wanted }),
      })),
    takeKey() {
      const key = store.get(keptAtom).key || crypto.randomUUID()
      set((before) => ({ ...before, key }))
      return key
    },
    forgetKey: () => set((before) => ({ ...before, key: '' })),
    /** Retains the contact for the next request. */
    finish: (sent: Tender, draft: TenderDraft) => set({ ...empty, draft: contactOf(draft), sent }),
  }
}
