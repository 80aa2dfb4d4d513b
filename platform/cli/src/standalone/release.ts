import { root, unitName } from '@borong/build/units'
import { buildCommand } from '../shop/build.ts'
import type { Command } from '../command.ts'
import { publish } from '../releases/publish.ts'

export const release: Command = {
  summary: 'builds the remote and publishes it',
  usage: `borong release [options of borong publish]

Builds the remote of this repository, and publishes it to the registry that --registry or BORONG_REGISTRY names, with the
token in BORONG_TOKEN. Visitors get it when it is promoted: --channel production.`,
  async run(args) {
    const built = await buildCommand.run([])
    return built === 0 ? publish.run([unitName(root), ...args]) : built
  },
}
