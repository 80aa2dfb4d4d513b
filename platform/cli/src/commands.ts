import type { Command } from './command.ts'

/** Every command by name; a command's code is loaded when it is called. */
export const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./shop/start.ts')).start,
  'desk-user': async () => (await import('./shop/desk-user.ts')).deskUser,
  build: async () => (await import('./shop/build.ts')).buildCommand,
  new: async () => (await import('./remotes/new.ts')).newCommand,
  dev: async () => (await import('./remotes/dev.ts')).dev,
  shots: async () => (await import('./shots/shots.ts')).shots,
  gallery: async () => (await import('./shop/gallery.ts')).gallery,
  check: async () => (await import('./checks/check.ts')).check,
  rows: async () => (await import('./rows/rows.ts')).rows,
  test: async () => (await import('./tests/test.ts')).test,
  bench: async () => (await import('./bench/bench.ts')).bench,
  publish: async () => (await import('./releases/publish.ts')).publish,
  promote: async () => (await import('./releases/promote.ts')).promote,
  preview: async () => (await import('./releases/preview.ts')).preview,
  rollback: async () => (await import('./releases/rollback.ts')).rollback,
  channel: async () => (await import('./releases/channel.ts')).channel,
  freeze: async () => (await import('./releases/freeze.ts')).freeze,
  unfreeze: async () => (await import('./releases/freeze.ts')).unfreeze,
  status: async () => (await import('./releases/status.ts')).status,
  log: async () => (await import('./releases/log.ts')).log,
  token: async () => (await import('./releases/token.ts')).token,
  completion: async () => (await import('./completion/completion.ts')).completionOf(commands),
  releases: async () => (await import('./releases/releases.ts')).releases,
}
