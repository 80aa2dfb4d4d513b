import { root } from '@borong/build/units'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Complaint, type Command } from '../command.ts'
import { run } from '../checks/run.ts'
import { scaffold } from './scaffold.ts'
import { mustBeUsable } from './usable-name.ts'

export const newCommand: Command = {
  summary: 'makes a remote that builds, tests and publishes at once',
  usage: 'borong new <name>\n\nThe name is lower case with dashes; the page is at /<name>.',
  async run([name = '']) {
    await mustBeUsable(name)
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
    process.stdout.write(
      `Next: pnpm borong dev ${name}. To release it: pnpm borong build ${name}, then pnpm borong publish ${name}.\n`,
    )
  },
}

/** Writes files by their paths below a folder. */
export async function writeFiles(directory: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true })
    await writeFile(join(directory, path), text)
  }
}

async function reference(path: string) {
  const file = join(root, 'tsconfig.json')
  const config = JSON.parse(await readFile(file, 'utf8')) as { references: { path: string }[] }
  config.references.push({ path })
  await writeFile(file, `${JSON.stringify(config, null, 2)}\n`)
}
