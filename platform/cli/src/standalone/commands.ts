import type { Commands } from '../run-command.ts'

/** The commands of a remote in its own repository. */
export const commands: Commands = {
  build: async () => (await import('../shop/build.ts')).buildCommand,
  dev: async () => (await import('../remotes/dev.ts')).dev,
  contract: async () => (await import('./contract.ts')).contract,
  publish: async () => (await import('../releases/publish.ts')).publish,
  release: async () => (await import('./release.ts')).release,
  promote: async () => (await import('../releases/promote.ts')).promote,
  preview: async () => (await import('../releases/preview.ts')).preview,
  rollback: async () => (await import('../releases/rollback.ts')).rollback,
  freeze: async () => (await import('../releases/freeze.ts')).freeze,
  unfreeze: async () => (await import('../releases/freeze.ts')).unfreeze,
  status: async () => (await import('../releases/status.ts')).status,
  errors: async () => (await import('../releases/errors.ts')).errors,
  sourcemaps: async () => (await import('../releases/sourcemaps.ts')).sourcemaps,
  log: async () => (await import('../releases/log.ts')).log,
  releases: async () => (await import('../releases/releases.ts')).releases,
}
