import type { CommandGroups } from '../run-command.ts'

/** The commands of a remote in its own repository. */
export const groups: CommandGroups = {
  'The remote': {
    dev: async () => (await import('../remotes/dev.ts')).dev,
    build: async () => (await import('../shop/build.ts')).buildCommand,
    contract: async () => (await import('./contract.ts')).contract,
    widgets: async () => (await import('./widgets.ts')).widgets,
    release: async () => (await import('./release.ts')).release,
  },
  Releases: {
    publish: async () => (await import('../releases/publish.ts')).publish,
    inspect: async () => (await import('../inspect/inspect.ts')).inspect,
    preview: async () => (await import('../releases/preview.ts')).preview,
    promote: async () => (await import('../releases/promote.ts')).promote,
    rollback: async () => (await import('../releases/rollback.ts')).rollback,
    freeze: async () => (await import('../releases/freeze.ts')).freeze,
    unfreeze: async () => (await import('../releases/freeze.ts')).unfreeze,
    status: async () => (await import('../releases/status.ts')).status,
    releases: async () => (await import('../releases/releases.ts')).releases,
    errors: async () => (await import('../releases/errors.ts')).errors,
    sourcemaps: async () => (await import('../releases/sourcemaps.ts')).sourcemaps,
    log: async () => (await import('../releases/log.ts')).log,
  },
}
