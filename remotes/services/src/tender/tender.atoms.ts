import { atomWithStorage, useAtom, useSession, useStore } from '@borong/contract'
import { inThisTab } from '@borong/ui/in-this-tab'
import { contactOf, type Tender, type TenderDraft } from './tender-draft.ts'

interface Kept {
  /** What was typed. */
  draft: Partial<TenderDraft>
  /** What was searched for when it was typed. */
  wanted: string
  /** Stays the same until the tender has arrived, so that sending it again makes one. */
  key: string
  /** The last one that was sent. */
  sent: Tender | null
}

const empty: Kept = { draft: {}, wanted: '', key: '', sent: null }

const keptAtom = atomWithStorage<Kept>('services.tender', empty, inThisTab<Kept>(), {
  getOnInit: true,
})

function draftOf({ draft, wanted: before }: Kept, wanted: string): Partial<TenderDraft> {
  const { item, ...others } = draft
  // What is searched for now goes before what was typed on the way of another search.
  const isOlder = item === undefined || (wanted !== '' && before !== wanted)
  return isOlder ? { ...others, ...(wanted || item ? { item: wanted || item } : {}) } : draft
}

/** The tender that is being written, and the last one that was sent: kept over reloads and detours. */
export function useKeptTender(wanted: string) {
  const [all, set] = useAtom(keptAtom)
  // The server knows nothing of it, and the browser begins with what the server drew.
  const isKnown = useSession().status !== 'unknown'
  const kept = isKnown ? all : empty
  const store = useStore()
  return {
    isKnown,
    sent: kept.sent,
    draft: draftOf(kept, wanted),
    /** What is typed by now, also before it is drawn. */
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
    /** Keeps whom to call for the next one. */
    finish: (sent: Tender, draft: TenderDraft) => set({ ...empty, draft: contactOf(draft), sent }),
  }
}
