import { root } from '@borong/build/units'
import type { BuiltRelease } from '@borong/contract/release'
import { contractGate } from '@borong/registry/gates/contract'
import { nameLive } from '@borong/registry/gates/gate'
import { Complaint, type Command } from '../command.ts'
import { needed, readOptions } from '../read-options.ts'
import { inWords } from '../releases/client.ts'
import { readRelease } from '../releases/publish-unit.ts'
import { buildCommand } from '../shop/build.ts'
import { activeReleases } from './active-releases.ts'

const usage = `borong contract [--shop https://…]

Builds the remote of this repository, and compares what it uses with what the hosts of the shop provide in every channel.
--shop or SHOP names the shop; without one nothing is checked.`

export const contract: Command = {
  summary: 'checks whether the remote can run on the live hosts of a shop',
  usage,
  async run(args) {
    const { values, positionals } = readOptions({ shop: { type: 'string' } }, args, usage)
    needed(positionals, [], usage)
    const shop = values.shop ?? process.env.SHOP
    if (!shop) {
      process.stdout.write(
        'Not checked: the contract of a live host. SHOP=https://… names a shop.\n',
      )
      return 0
    }
    if (!URL.canParse(shop))
      throw new Complaint(`${shop} is no address. Example: https://m.borong.id`)
    const built = await buildCommand.run([])
    if (built !== 0) return built
    process.stdout.write(`${await compareWithHosts(await readRelease(root), shop)}\n`)
    return 0
  },
}

/** Throws a complaint that names what a live host of the shop lacks. */
export async function compareWithHosts(release: BuiltRelease, shop: string): Promise<string> {
  const hosts = await activeReleases(shop, 'host')
  if (hosts.length === 0) throw new Complaint(`The shop at ${shop} has no live host.`, 'refused')
  const reasons = contractGate(release, hosts)
  if (reasons.length > 0) throw new Complaint(reasons.map(inWords).join('\n'), 'refused')
  return `✓ ${release.unit} ${release.version} can run on ${hosts.map(nameLive).join(' and ')}`
}
