import { build } from '@borong/build/build'
import { unitDirectories } from '@borong/build/units'
import { basename, resolve } from 'node:path'
import type { Command } from '../command.ts'
import { LOCAL_CHANNEL } from '../releases/known.ts'
import { startShop, type Shop } from './open-shop.ts'
import { assertFree } from './processes.ts'
import { adminClient, publishChanged, type BuiltUnit } from './publish-changed.ts'
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
    await publishChanged(client, built.value, LOCAL_CHANNEL, say)
    say('Opening …')
    await shop.openEdge()
    return shop
  } catch (error) {
    await shop.stop()
    throw error
  }
}

async function buildAll(say: (text: string) => void): Promise<BuiltUnit[]> {
  const built: BuiltUnit[] = []
  for (const directory of await unitDirectories()) {
    const onChanged = () => say(`Building ${basename(directory)} …`)
    const { fresh } = await build(directory, { onChanged })
    built.push({ directory, fresh })
  }
  return built
}
