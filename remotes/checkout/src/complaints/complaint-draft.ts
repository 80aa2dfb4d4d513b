import { useAtom, storedAtom, inThisTab } from '@borong/contract'
import type { Complainable, Complaint, Photo } from './complaint.data.ts'

interface ComplaintDraft {
  /** The parcel. */
  of: string
  kind?: Complaint['kind']
  wish: Complaint['wish']
  /** The typed quantities by line. */
  typed: Readonly<Record<string, string>>
  text: string
  photos: readonly Photo[]
}

const none: ComplaintDraft = { of: '', wish: 'refund', typed: {}, text: '', photos: [] }

const draftAtom = storedAtom('checkout.complaint', none, inThisTab)

/** The unsent complaint about the parcel that the buyer edited last: it remains over reloads and navigation. */
export function useComplaintDraft({ parcel_id: parcelId, lines, suggested }: Complainable) {
  const [stored, set] = useAtom(draftAtom)
  const empty = {
    ...none,
    of: parcelId,
    typed: typedFor(lines),
    ...(suggested && draftOf(suggested)),
  }
  return {
    draft: stored.of === parcelId ? stored : empty,
    change: (part: Partial<ComplaintDraft>) =>
      set((before) => ({ ...(before.of === parcelId ? before : empty), ...part })),
    clear: () => set(none),
  }
}

/** A single unit needs no question about its quantity. */
function typedFor([line, ...others]: Complainable['lines']): ComplaintDraft['typed'] {
  return line?.quantity === 1 && others.length === 0 ? { [line.id]: '1' } : {}
}

/** The complaint that the receipts of the parcel lead to. */
const draftOf = ({ kind, lines, text }: NonNullable<Complainable['suggested']>) => ({
  kind,
  text,
  typed: Object.fromEntries(lines.map(({ id, quantity }) => [id, String(quantity)])),
})
