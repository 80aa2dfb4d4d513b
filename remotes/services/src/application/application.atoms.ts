import type { sentApplication } from '@borong/api/applications'
import type { AppliedService } from '@borong/api/rules/service-form'
import { atomWithStorage, type Reply, useAtom, useSession, useStore } from '@borong/contract'
import { inThisTab } from '@borong/ui/in-this-tab'

export type Application = Reply<typeof sentApplication>['result']
export type AttachedFile = Application['files'][number]

interface Draft {
  fields: Readonly<Record<string, string>>
  files: readonly AttachedFile[]
  /** The same until the application has arrived, so that a retry does not create a second one. */
  key: string
}

const empty: Draft = { fields: {}, files: [], key: '' }

const draftsAtom = atomWithStorage<Partial<Record<AppliedService, Draft>>>(
  'services.applications',
  {},
  inThisTab<Partial<Record<AppliedService, Draft>>>(),
  { getOnInit: true },
)

/** The unsent application for a service: persisted over reloads, a sign-in and navigation. */
export function useApplicationDraft(service: AppliedService) {
  const [all, set] = useAtom(draftsAtom)
  const store = useStore()
  // The server can't read the storage, so the first client render has to match the server's.
  const isKnown = useSession().status !== 'unknown'
  const current = () => store.get(draftsAtom)[service] ?? empty
  const change = (part: Partial<Draft>) =>
    set((before) => ({ ...before, [service]: { ...(before[service] ?? empty), ...part } }))
  return {
    draft: (isKnown && all[service]) || empty,
    /** The current input, including changes that are not rendered yet. */
    current,
    setField: (name: string, value: string) =>
      change({ fields: { ...current().fields, [name]: value } }),
    setFiles: (files: readonly AttachedFile[]) => change({ files }),
    takeKey() {
      const key = current().key || crypto.randomUUID()
      change({ key })
      return key
    },
    clearKey: () => change({ key: '' }),
    clear: () => set((before) => ({ ...before, [service]: empty })),
  }
}
