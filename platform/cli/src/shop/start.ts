import { build } from '@borong/build/build'
import { unitDirectories } from '@borong/build/units'
import { basename, resolve } from 'node:path'
import type { Command } from '../command.ts'
import { LOCAL_CHANNEL } from '../releases/known.ts'
import { startShop, type Shop } from './open-shop.ts'
import { assertFree } from './processes.ts'
import { adminClient, publishAndPromote } from './publish-changed.ts'
import { makeProgress } from './progress.ts'

export const start: Command = {
  summary: 'builds what changed, publishes it to a registry of its own, and opens the shop',
  usage:
    'borong start\n\nPORT (default 3000) is where the shop opens, DATA_DIR (default .data) holds all of its state.',
  async run() {
    const port = Number(process.env.PORT ?? 3000)
    const dataDirectory = resolve(process.env.DATA_DIR ?? '.data')
    await assertFree(port)
    const progress = makeProgress()
    const ending = Promise.withResolvers<number>()
    let shop: Shop | undefined
    const end = () => ending.resolve(0)
    process.once('SIGINT', end)
    process.once('SIGTERM', end)

    const opening = (async () => {
      shop = await open(port, dataDirectory, progress.say)
      for (const service of shop.services) void service.exited.then(() => ending.resolve(1))
      progress.done(`Borong is open at ${shop.address}`)
    })()
    const code = await Promise.race([ending.promise, waitFor(opening, ending.promise)])
    if (code === 0) progress.say('Closing …')
    else progress.done(`A service ended by itself; ${dataDirectory}/logs says why.`)
    // A stop in the middle of opening has to end what was started until then.
    await opening.catch(() => {})
    await shop?.stop()
    return code
  },
}

const waitFor = async (opening: Promise<void>, ending: Promise<number>) => {
  await opening
  return ending
}

async function open(
  port: number,
  dataDirectory: string,
  say: (text: string) => void,
): Promise<Shop> {
  const starting = startShop({
    port,
    dataDirectory,
    channel: LOCAL_CHANNEL,
    onLine: (service, line) => {
      if (service === 'gateway' && line.endsWith('%')) say(`Filling the shop: ${line}`)
    },
  })
  // Building and filling the market go side by side; a build that fails ends what was started meanwhile.
  const building = buildAll(say)
  const [built, started] = await Promise.allSettled([building, starting])
  if (started.status === 'rejected') throw started.reason as Error
  const shop = started.value
  if (built.status === 'rejected') {
    await shop.stop()
    throw built.reason as Error
  }
  try {
    const client = await adminClient(shop.registryAddress, dataDirectory)
    for (const directory of built.value) {
      say(`Publishing ${basename(directory)} …`)
      await publishAndPromote(client, directory, LOCAL_CHANNEL)
    }
    say('Opening …')
    await shop.openEdge()
    return shop
  } catch (error) {
    await shop.stop()
    throw error
  }
}

async function buildAll(say: (text: string) => void): Promise<string[]> {
  const directories = await unitDirectories()
  for (const directory of directories) {
    say(`Building ${basename(directory)} …`)
    await build(directory)
  }
  return directories
}
