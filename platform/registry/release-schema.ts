import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseSchema } from './src/api/release-shape.ts'

// `node release-schema.ts --write` writes the JSON Schema of release records from the shape that the registry validates
// with. `--check` compares them.
const file = join(import.meta.dirname, '../../shared/contract/release.schema.json')
const mode = process.argv[2]
if (mode !== '--check' && mode !== '--write') {
  console.error('Use --check or --write')
  process.exit(2)
}

const text = `${JSON.stringify(releaseSchema(), null, 2)}\n`
if (mode === '--write') await writeFile(file, text)
else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.error(
    'The schema of release records has changed. Write it: node platform/registry/release-schema.ts --write',
  )
  process.exitCode = 1
}
