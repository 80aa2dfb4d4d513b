import { build, isBuilt } from '@borong/build/build'
import { outputHome } from '@borong/federation/unit'
import { root } from '@borong/build/units'
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { Complaint } from '../command.ts'
import { directoryOf } from '../directory-of.ts'
import type { RegistryClient } from '../releases/client.ts'
import { publishUnit, readRelease } from '../releases/publish-unit.ts'
import { contentTag } from '../releases/tagged-version.ts'

/**
 * Fast refresh needs React's development build, which comes with the host: the same sources, built for development.
 */
export async function publishDevelopmentHost(client: RegistryClient, shop: URL): Promise<string> {
  const directory = await directoryOf('host')
  await build(directory)
  const home = outputHome(directory)
  const tag = contentTag('dev', await readRelease(home))
  const { version } = (await publishUnit(client, home, { tag })).release
  await waitUntilServed(shop, version)
  return version
}

/** Whether the host's development build is of its present sources. */
export async function isHostPrepared(): Promise<boolean> {
  process.env.NODE_ENV = 'development'
  return isBuilt(await directoryOf('host'))
}

/** Builds the host for development. */
export async function prepareHost(): Promise<void> {
  process.env.NODE_ENV = 'development'
  await build(await directoryOf('host'))
}

const LOWEST_PRIORITY = 19

/** Builds the host for development in a process of its own, behind the developer's builds; returns how to end it. */
export function prepareMeanwhile(): () => void {
  const main = join(root, 'platform/cli/src/main.ts')
  const args = ['--disable-warning=ExperimentalWarning', main, 'dev', '--prepare']
  const child = spawn(process.execPath, args, { stdio: 'ignore' })
  if (child.pid !== undefined) setPriority(child.pid, LOWEST_PRIORITY)
  child.once('exit', (code, signal) => {
    if (signal) return
    process.stdout.write(
      code === 0
        ? 'Fast refresh is ready: the next start of borong dev uses it.\n'
        : 'The host could not be built for fast refresh; borong dev --prepare shows why.\n',
    )
  })
  return () => void child.kill()
}

const PATIENCE_MS = 60_000

// The edge serves a new release shortly after it is published.
async function waitUntilServed(shop: URL, version: string) {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    const answer = await fetch(new URL(`/?release.host=${version}`, shop)).catch(() => null)
    if (answer && answer.status < 400) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Complaint(`The shop at ${shop.origin} did not take in host ${version}.`, 'network')
}
