import type { sentApplication } from '@borong/api/applications'
import type { AppliedService } from '@borong/api/rules/service-form'
import { type Reply, useStore, storedAtom, useStored, inThisTab } from '@borong/contract'

export type Application = Reply<typeof sentApplication>['result']
export type AttachedFile = Application['files'][number]

interface Draft {
  fields: Readonly<Record<string, string>>
  files: readonly AttachedFile[]
}

const empty: Draft = { fields: {}, files: [] }

type Drafts = Partial<Record<AppliedService, Draft>>
const none: Drafts = {}

const draftsAtom = storedAtom('services.applications', none, inThisTab)

/** The unsent application for a service: persisted over reloads, a sign-in and navigation. */
export function useApplicationDraft(service: AppliedService) {
  const [all, set] = useStored(draftsAtom, none)
  const store = useStore()
  const current = () => store.get(draftsAtom)[service] ?? empty
  const change = (part: Partial<Draft>) =>
    set((before) => ({ ...before, [service]: { ...(before[service] ?? empty), ...part } }))
  return {
    draft: all[service] ?? empty,
    /** The current input, including changes that are not rendered yet. */
    current,
    setField: (name: string, value: string) =>
      change({ fields: { ...current().fields, [name]: value } }),
    setFiles: (files: readonly AttachedFile[]) => change({ files }),
    clear: () => set((before) => ({ ...before, [service]: empty })),
  }
}
