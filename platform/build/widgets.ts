import { root, unitDirectories } from '@borong/federation/units'
import { widgetDeclarations } from '@borong/federation/widget-declarations'
import { readFile, writeFile } from 'node:fs/promises'
import { execFileSync } from 'node:child_process'
import { basename, join } from 'node:path'
import { widgetTypes } from './src/widget-types.ts'

// `node widgets.ts --write` writes the properties of all widgets of this repository for the compiler. `--check` compares
// them with the file.
const COMMAND = 'node platform/build/widgets.ts --write'
const file = join(root, 'shared/contract/widgets.d.ts')
const mode = process.argv[2]
if (mode !== '--check' && mode !== '--write') {
  console.error('Use --check or --write')
  process.exit(2)
}

const remotes = (await unitDirectories()).filter((directory) => basename(directory) !== 'host')
const declared = await Promise.all(
  remotes.map(
    async (directory) => [basename(directory), await widgetDeclarations(directory)] as const,
  ),
)
const types = formatted(widgetTypes(Object.fromEntries(declared), COMMAND))
if (mode === '--write') await writeFile(file, types)
else if ((await readFile(file, 'utf8').catch(() => '')) !== types) {
  console.error(`The properties of widgets have changed. Write them: ${COMMAND}`)
  process.exitCode = 1
}

function formatted(text: string): string {
  return execFileSync(join(root, 'node_modules/.bin/oxfmt'), ['--stdin-filepath', file], {
    input: text,
    encoding: 'utf8',
  })
}
