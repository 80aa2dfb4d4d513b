import { root, unitName } from '@borong/build/units'
import { widgetTypes, type DeclaredWidgets } from '@borong/build/widget-types'
import { nameLive } from '@borong/registry/gates/gate'
import type { LiveRelease } from '@borong/registry/state/live'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Complaint, type Command } from '../command.ts'
import { needed, readOptions } from '../read-options.ts'
import { activeReleases } from './active-releases.ts'

const FILE = 'widgets.d.ts'

const usage = `borong widgets [--shop https://…]

Writes ${FILE} with the properties of the widgets that the other remotes of the shop offer, so that the compiler checks each
<Widget name="…">. --shop or SHOP names the shop.`

export const widgets: Command = {
  summary: "writes the properties of the shop's widgets for the compiler",
  usage,
  async run(args) {
    const { values, positionals } = readOptions({ shop: { type: 'string' } }, args, usage)
    needed(positionals, [], usage)
    const shop = values.shop ?? process.env.SHOP
    if (!shop || !URL.canParse(shop))
      throw new Complaint('Name a shop: borong widgets --shop https://m.borong.id')
    const { types, names } = await widgetsOf(shop, unitName(root))
    await writeFile(join(root, FILE), types)
    process.stdout.write(`✓ ${FILE} has the widgets of ${names.join(', ') || 'no remote'}\n`)
    return 0
  },
}

/** The types of the widgets of a shop, without those of one unit. Production counts where a unit is there. */
export async function widgetsOf(
  shop: string,
  without: string,
): Promise<{ types: string; names: string[] }> {
  const remotes = (await activeReleases(shop, 'remote')).filter(
    ({ release }) => release.unit !== without && release.remote?.widgetProps,
  )
  // Of several releases of a unit, the first one is taken: a channel lists its stable one before its candidate.
  const chosen = new Map(
    [...remotes.filter(isInProduction), ...remotes.filter((one) => !isInProduction(one))]
      .toReversed()
      .map((one) => [one.release.unit, one] as const),
  )
  const declared: [string, DeclaredWidgets][] = [...chosen].map(([unit, { release }]) => [
    unit,
    release.remote?.widgetProps ?? {},
  ])
  return {
    types: widgetTypes(Object.fromEntries(declared), 'borong widgets'),
    names: [...chosen.values()].map(nameLive),
  }
}

const isInProduction = ({ channels }: LiveRelease) => channels.includes('production')
