import { isStandalone, root, unitName } from '@borong/build/units'
import type { PreviewLink } from '@borong/registry/api/answers'
import { isLoopback } from '@borong/registry/preview-link'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint, type Command } from '../command.ts'
import { readOptions } from '../read-options.ts'
import { directoryOf } from '../directory-of.ts'
import { terminal } from '../releases/io.ts'
import { openClient } from '../releases/client.ts'
import { freePort } from '../shop/processes.ts'
import { shopPort } from '../shop/shop-port.ts'
import {
  isHostPrepared,
  prepareHost,
  prepareMeanwhile,
  publishDevelopmentHost,
} from './development-host.ts'
import { serveRemote, type RemoteServer } from './dev-server.ts'
import { localServices } from './own-services.ts'
import { serveRebuilt } from './rebuilding-server.ts'

const usage = `borong dev <remote …> [--shop http://localhost:3000] [--port n] [--plain] [--api orders=4500]
                      [--with <remote>=<address>]
       borong dev --prepare

Only these remotes run from their sources; everything else comes from published releases. A changed screen or widget is
replaced in the open page and restarts; the page reloads after a change of a text, and after each change of a remote that
another bundler builds. Fast refresh, which keeps the state of the screen, needs a development build of the host. While there
is none of the present sources, the page has the released host, and the other one is built meanwhile, for the next start.
borong dev --prepare builds it alone.
The next remotes have the ports after --port. --with adds a remote that runs from another repository at an address such as
http://localhost:4401/.
Calls to an own service of a remote go to the port that --api names, and otherwise to the service of the shop.
With --plain, or inside a shop that is not on this machine, the page always has the released host.
A shop with the production channel opens with a link that the registry signs: BORONG_REGISTRY and the token of each remote in
BORONG_TOKEN. It is valid for a day, for browsers on this machine.`

const DAYS_OF_LINK = 1

export const dev: Command = {
  summary: 'shows remotes from their sources inside a running shop, and replaces changed modules',
  usage,
  async run(args) {
    const { values, positionals } = readOptions(
      {
        shop: { type: 'string' },
        port: { type: 'string' },
        api: { type: 'string', multiple: true },
        with: { type: 'string', multiple: true },
        plain: { type: 'boolean' },
        prepare: { type: 'boolean' },
      },
      args,
      usage,
    )
    if (values.prepare) return prepareHost()
    const names =
      positionals.length === 0 && isStandalone ? [unitName(root)] : [...new Set(positionals)]
    if (names.length === 0 || names.includes('host'))
      throw new Complaint('Name the remote: borong dev checkout')
    const directories = await Promise.all(names.map(directoryOf))
    const others = otherServers(values.with)
    const shop = new URL(values.shop ?? `http://localhost:${shopPort(process.env)}`)
    const channel = await channelOf(shop)
    await assertPublished(shop, [...names, ...Object.keys(others)])
    const isLive = channel === 'production'
    const isLocal = isLoopback(shop.href)
    // Fast refresh needs a development build of the host, whose sources are not in a repository of one remote.
    const canRefresh = isLocal && !isLive && !values.plain && !isStandalone
    const refreshes = canRefresh && (await isHostPrepared())
    // The build recipe reads this variable when it is loaded.
    process.env.NODE_ENV = refreshes ? 'development' : 'production'

    const first = values.port === undefined ? undefined : Number(values.port)
    const services = { shop, local: localServices(values.api) }
    const servers: RemoteServer[] = []
    for (const [index, directory] of directories.entries()) {
      const port = first === undefined ? await freePort() : first + index
      const serve = usesRecipe(directory) ? serveRemote : serveRebuilt
      servers.push(await serve(directory, { port, refreshes, services }))
    }
    const addresses = {
      ...others,
      ...Object.fromEntries(names.map((name, index) => [name, servers[index]!.address])),
    }
    const stop = () => Promise.all(servers.map((server) => server.stop()))
    const opening = isLive ? signedPage(shop, addresses) : openPage(shop, addresses, refreshes)
    const page = await opening.catch(async (error: unknown) => {
      await stop()
      throw error
    })
    process.stdout.write(
      `${names.join(', ')} ${names.length === 1 ? 'runs from its' : 'run from their'} sources at\n${page.href}\nCtrl-C ends it.\n`,
    )
    const endPreparing = canRefresh && !refreshes ? prepareMeanwhile() : () => {}
    await new Promise<void>((resolve) => {
      process.once('SIGINT', resolve)
      process.once('SIGTERM', resolve)
    })
    endPreparing()
    await stop()
  },
}

const usesRecipe = (directory: string) => existsSync(join(directory, 'rspack.config.ts'))

/** Reads options like `account=http://localhost:4401/`. */
function otherServers(texts: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    texts.map((text) => {
      const [, name, address = ''] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(text) ?? []
      if (name === undefined || !isLoopback(address))
        throw new Complaint(
          `--with takes a remote and its server on this machine, as in account=http://localhost:4401/, not "${text}".`,
        )
      return [name, address] as const
    }),
  )
}

async function openPage(
  shop: URL,
  addresses: Readonly<Record<string, string>>,
  refreshes: boolean,
) {
  const page = new URL('/', shop)
  if (refreshes) page.searchParams.set('release.host', await publishHost(shop))
  for (const [name, address] of Object.entries(addresses))
    page.searchParams.set(`dev.${name}`, address)
  return page
}

/** A page of the production channel, which shows other code only with a signature of the registry. */
async function signedPage(shop: URL, development: Readonly<Record<string, string>>) {
  const client = await openClient(terminal())
  const { token } = await client.send<PreviewLink>('POST', 'previews/links', {
    development,
    days: DAYS_OF_LINK,
  })
  const page = new URL('/', shop)
  page.searchParams.set('preview', token)
  return page
}

async function channelOf(shop: URL): Promise<string> {
  const answer = await fetch(new URL('/healthz', shop)).catch(() => null)
  if (!answer?.ok)
    throw new Complaint(
      `No shop is open at ${shop.origin}. Open one with npm start, or name it: --shop <address>`,
      'network',
    )
  return ((await answer.json()) as { channel: string }).channel
}

// The edge knows the pages of published remotes only.
async function assertPublished(shop: URL, names: readonly string[]) {
  const client = await openClient(terminal(), { registry: new URL('/registry', shop).href })
  const { units } = await client.get<{ units: { unit: string }[] }>('units')
  const name = names.find((one) => !units.some(({ unit }) => unit === one))
  if (name === undefined) return
  throw new Complaint(
    `${name} was never published in the shop at ${shop.origin}, so it has no pages there.\n  Publish it once: borong publish ${name} --channel <channel>`,
    'refused',
  )
}

async function publishHost(shop: URL): Promise<string> {
  const client = await openClient(terminal(), { registry: new URL('/registry', shop).href })
  return publishDevelopmentHost(client, shop)
}
