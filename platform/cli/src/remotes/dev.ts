import { isStandalone, root, unitName } from '@borong/build/units'
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
import { serveRemote } from './dev-server.ts'
import { localServices } from './own-services.ts'

const usage = `borong dev <remote> [--shop http://localhost:3000] [--port n] [--plain] [--api orders=4500]
       borong dev --prepare

Only that remote runs from its sources; everything else comes from published releases. A changed screen or widget is
replaced in the open page and restarts; the page reloads after a change of a text. Fast refresh, which keeps the state
of the screen, needs a development build of the host. While there is none of the present sources, the page has the
released host, and the other one is built meanwhile, for the next start. borong dev --prepare builds it alone.
Calls to an own service of the remote go to the port that --api names, and otherwise to the service of the shop.
With --plain, or inside a shop that is not on this machine, the page always has the released host.`

export const dev: Command = {
  summary: 'shows one remote from its sources inside a running shop, and replaces changed modules',
  usage,
  async run(args) {
    const { values, positionals } = readOptions(
      {
        shop: { type: 'string' },
        port: { type: 'string' },
        api: { type: 'string', multiple: true },
        plain: { type: 'boolean' },
        prepare: { type: 'boolean' },
      },
      args,
      usage,
    )
    if (values.prepare) return prepareHost()
    const name = positionals[0] ?? (isStandalone ? unitName(root) : undefined)
    if (!name || name === 'host') throw new Complaint('Name the remote: borong dev checkout')
    const directory = await directoryOf(name)
    const shop = new URL(values.shop ?? `http://localhost:${shopPort(process.env)}`)
    await assertOpen(shop)
    await assertPublished(shop, name)
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(shop.hostname)
    // Fast refresh needs a development build of the host, whose sources are not in a repository of one remote.
    const canRefresh = isLocal && !values.plain && !isStandalone
    const refreshes = canRefresh && (await isHostPrepared())
    // The build recipe reads this variable when it is loaded.
    process.env.NODE_ENV = refreshes ? 'development' : 'production'

    const page = new URL('/', shop)
    if (refreshes) page.searchParams.set('release.host', await publishHost(shop))
    const port = Number(values.port ?? (await freePort()))
    const services = { shop, local: localServices(values.api) }
    const server = await serveRemote(directory, { port, refreshes, services })
    page.searchParams.set(`dev.${name}`, server.address)
    process.stdout.write(
      `${unitName(directory)} runs from its sources at\n${page.href}\nCtrl-C ends it.\n`,
    )
    const endPreparing = canRefresh && !refreshes ? prepareMeanwhile() : () => {}
    await new Promise<void>((resolve) => {
      process.once('SIGINT', resolve)
      process.once('SIGTERM', resolve)
    })
    endPreparing()
    await server.stop()
  },
}

async function assertOpen(shop: URL) {
  const answer = await fetch(new URL('/healthz', shop)).catch(() => null)
  if (!answer?.ok)
    throw new Complaint(
      `No shop is open at ${shop.origin}. Open one with npm start, or name it: --shop <address>`,
      'network',
    )
  const { channel } = (await answer.json()) as { channel: string }
  if (channel === 'production')
    throw new Complaint(
      `The shop at ${shop.origin} serves the production channel, which shows no remote from a developer's machine.`,
      'refused',
    )
}

// The edge knows the pages of published remotes only.
async function assertPublished(shop: URL, name: string) {
  const client = await openClient(terminal(), { registry: new URL('/registry', shop).href })
  const { units } = await client.get<{ units: { unit: string }[] }>('units')
  if (units.some(({ unit }) => unit === name)) return
  throw new Complaint(
    `${name} was never published in the shop at ${shop.origin}, so it has no pages there.\n  Publish it once: borong publish ${name} --channel <channel>`,
    'refused',
  )
}

async function publishHost(shop: URL): Promise<string> {
  const client = await openClient(terminal(), { registry: new URL('/registry', shop).href })
  return publishDevelopmentHost(client, shop)
}
