import type { Commands } from './run-command.ts'

/** The commands of squads and operators. */
export const commands: Commands = {
  start: async () => (await import('./shop/start.ts')).start,
  'desk-user': async () => (await import('./shop/desk-user.ts')).deskUser,
  migrate: async () => (await import('./operations/migrate.ts')).migrate,
  backup: async () => (await import('./operations/backup.ts')).backup,
  restore: async () => (await import('./operations/restore.ts')).restore,
  build: async () => (await import('./shop/build.ts')).buildCommand,
  new: async () => (await import('./remotes/new.ts')).newCommand,
  pack: async () => (await import('./packages/pack.ts')).pack,
  dev: async () => (await import('./remotes/dev.ts')).dev,
  gallery: async () => (await import('./shop/gallery.ts')).gallery,
  publish: async () => (await import('./releases/publish.ts')).publish,
  promote: async () => (await import('./releases/promote.ts')).promote,
  preview: async () => (await import('./releases/preview.ts')).preview,
  rollback: async () => (await import('./releases/rollback.ts')).rollback,
  channel: async () => (await import('./releases/channel.ts')).channel,
  freeze: async () => (await import('./releases/freeze.ts')).freeze,
  unfreeze: async () => (await import('./releases/freeze.ts')).unfreeze,
  status: async () => (await import('./releases/status.ts')).status,
  errors: async () => (await import('./releases/errors.ts')).errors,
  sourcemaps: async () => (await import('./releases/sourcemaps.ts')).sourcemaps,
  log: async () => (await import('./releases/log.ts')).log,
  token: async () => (await import('./releases/token.ts')).token,
  completion: async () => (await import('./completion/completion.ts')).completionOf(commands),
  releases: async () => (await import('./releases/releases.ts')).releases,
}
