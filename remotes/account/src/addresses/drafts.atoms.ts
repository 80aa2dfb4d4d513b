import { useAtom, storedAtom } from '@borong/contract'
import type { AddressDraft } from './address-draft.ts'

/** Unsaved addresses, persisted over reloads and navigation. The key is the address's id, or `new`. */
export const draftsAtom = storedAtom<Readonly<Record<string, Partial<AddressDraft>>>>(
  'account.address_drafts',
  {},
)

/** The initial address with its unsaved changes applied. */
export function useDraft(key: string, beginning: AddressDraft) {
  const [drafts, setDrafts] = useAtom(draftsAtom)
  return {
    draft: { ...beginning, ...drafts[key] },
    isChanged: drafts[key] !== undefined,
    change: (change: Partial<AddressDraft>) =>
      setDrafts((before) => ({ ...before, [key]: { ...before[key], ...change } })),
    discard: () => setDrafts(({ [key]: _gone, ...others }) => others),
  }
}
