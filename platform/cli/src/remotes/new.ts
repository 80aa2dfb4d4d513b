import { root } from '@borong/build/units'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Complaint, type Command } from '../command.ts'
import { readOptions } from '../read-options.ts'
import { run } from '../run.ts'
import { didYouMean } from '../releases/closest.ts'
import { scaffold } from './scaffold.ts'
import { writeStandalone } from './standalone.ts'
import { isTemplate, templates } from './templates/templates.ts'
import { mustBeUsable } from './usable-name.ts'
import { writeFiles } from './write-files.ts'

const usage = `borong new <name> [--standalone [--out <folder>] [--packages <folder>] [--template <name>]]

The name is lower case with dashes; the page is at /<name>.
--standalone writes a repository of its own, beside this one or in --out, which npm, pnpm or yarn installs. Its packages
come from the npm registry, or from the folder of tarballs that borong pack wrote. --template names the bundler and the
framework: ${Object.keys(templates).join(', ')}. Default: rspack.`

export const newCommand: Command = {
  summary: 'makes a remote that builds, tests and publishes immediately',
  usage,
  async run(args) {
    const { values, positionals } = readOptions(
      {
        standalone: { type: 'boolean' },
        out: { type: 'string' },
        packages: { type: 'string' },
        template: { type: 'string' },
      },
      args,
      usage,
    )
    const [name = ''] = positionals
    await mustBeUsable(name)
    const { template = 'rspack' } = values
    if (!isTemplate(template))
      throw new Complaint(
        `There is no template ${template}.${didYouMean(template, Object.keys(templates))}\n  Templates: ${Object.keys(templates).join(', ')}`,
      )
    if (values.standalone) return writeStandalone(name, { ...values, template })
    if (values.template !== undefined)
      throw new Complaint('A template is for a repository of its own: --standalone')
    const directory = join(root, 'remotes', name)
    if (existsSync(directory)) throw new Complaint(`remotes/${name} is there already.`)
    await writeFiles(directory, await scaffold(name))
    await reference(`remotes/${name}`)
    process.stdout.write(`remotes/${name} written, installing …\n`)
    const { config } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      config: { pnpm: string }
    }
    const install = await run('npx', [
      '--yes',
      `pnpm@${config.pnpm}`,
      'install',
      '--no-frozen-lockfile',
    ])
    if (install.code !== 0)
      throw new Complaint(`The packages could not be linked:\n${install.output}`, 'failed')
    const types = await run('node', [join(root, 'platform/build/widgets.ts'), '--write'])
    if (types.code !== 0)
      throw new Complaint(
        `The properties of widgets could not be written:\n${types.output}`,
        'failed',
      )
    process.stdout.write(
      `Next: pnpm borong dev ${name}. To release it: pnpm borong build ${name}, then pnpm borong publish ${name}.\n`,
    )
  },
}

async function reference(path: string) {
  const file = join(root, 'tsconfig.json')
  const config = JSON.parse(await readFile(file, 'utf8')) as { references: { path: string }[] }
  config.references.push({ path })
  await writeFile(file, `${JSON.stringify(config, null, 2)}\n`)
}
