import { build } from '@borong/build/build'
import { outputHome } from '@borong/build/unit'
import { Complaint } from '../command.ts'
import { directoryOf } from '../directory-of.ts'
import type { RegistryClient } from '../releases/client.ts'
import { publishUnit } from '../releases/publish-unit.ts'
import { renameVersion } from '../shop/publish-changed.ts'

/**
 * Fast refresh needs React's development build, which comes with the host: the same sources, built for development.
 */
export async function publishDevelopmentHost(client: RegistryClient, shop: URL): Promise<string> {
  const directory = await directoryOf('host')
  await build(directory)
  const home = outputHome(directory)
  const { version } = await renameVersion(home, 'dev')
  await publishUnit(client, home)
  await waitUntilServed(shop, version)
  return version
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
  throw new Complaint(`The shop at ${shop.origin} did not take in host ${version}.`)
}
