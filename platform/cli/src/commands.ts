import type { CommandGroups } from './run-command.ts'

/** The commands of squads and operators. */
export const groups: CommandGroups = {
  'The shop on this machine': {
    start: async () => (await import('./shop/start.ts')).start,
    gallery: async () => (await import('./shop/gallery.ts')).gallery,
    'desk-user': async () => (await import('./shop/desk-user.ts')).deskUser,
  },
  'A remote': {
    new: async () => (await import('./remotes/new.ts')).newCommand,
    dev: async () => (await import('./remotes/dev.ts')).dev,
    build: async () => (await import('./shop/build.ts')).buildCommand,
    pack: async () => (await import('./packages/pack.ts')).pack,
  },
  Releases: {
    publish: async () => (await import('./releases/publish.ts')).publish,
    inspect: async () => (await import('./inspect/inspect.ts')).inspect,
    preview: async () => (await import('./releases/preview.ts')).preview,
    promote: async () => (await import('./releases/promote.ts')).promote,
    rollback: async () => (await import('./releases/rollback.ts')).rollback,
    freeze: async () => (await import('./releases/freeze.ts')).freeze,
    unfreeze: async () => (await import('./releases/freeze.ts')).unfreeze,
    status: async () => (await import('./releases/status.ts')).status,
    releases: async () => (await import('./releases/releases.ts')).releases,
    errors: async () => (await import('./releases/errors.ts')).errors,
    sourcemaps: async () => (await import('./releases/sourcemaps.ts')).sourcemaps,
    log: async () => (await import('./releases/log.ts')).log,
  },
  'The registry': {
    channel: async () => (await import('./releases/channel.ts')).channel,
    service: async () => (await import('./releases/service.ts')).service,
    token: async () => (await import('./releases/token.ts')).token,
  },
  'A back end of your own': {
    conform: async () => (await import('./conform/conform.ts')).conform,
  },
  Operations: {
    migrate: async () => (await import('./operations/migrate.ts')).migrate,
    backup: async () => (await import('./operations/backup.ts')).backup,
    restore: async () => (await import('./operations/restore.ts')).restore,
  },
}
