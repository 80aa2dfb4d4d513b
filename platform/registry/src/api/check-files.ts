import type { BuiltRelease } from '@borong/contract/release'
import { RegistryProblem } from '../problem.ts'
import type { ContentStore } from '../store/content-store.ts'
import { hexOf, sha384 } from './content-hash.ts'

/**
 * Reads every file of a release, refuses missing or altered ones, and returns the browser's scripts. With `lacking`,
 * missing files are listed there instead.
 */
export async function checkFiles(
  release: BuiltRelease,
  store: ContentStore,
  lacking?: string[],
): Promise<{ name: string; text: string }[]> {
  const browser = release.files.map((file) => ({ file, runs: file.name.endsWith('.js') }))
  const server = (release.server?.files ?? []).map((file) => ({ file, runs: false }))
  const entry = release.server?.files.find(({ name }) => name === release.server?.entry)
  const scripts: { name: string; text: string }[] = []
  for (const { file, runs } of [...browser, ...server]) {
    const hash = hexOf(file.integrity)
    const content = await store.read(hash)
    if (!content) {
      if (!lacking) throw notThere(file.name)
      lacking.push(file.name)
      continue
    }
    if (sha384(content) !== hash || content.length !== file.bytes) throw altered(file.name)
    if (runs) scripts.push({ name: file.name, text: content.toString('utf8') })
    if (file === entry) mustContainModules(release, content.toString('utf8'))
  }
  return scripts
}

/** The server bundle of a remote names each screen and widget of its table: that of another unit does not. */
function mustContainModules({ unit, version, remote }: BuiltRelease, bundle: string) {
  const modules = [
    ...(remote?.routes ?? []).map(({ screen }) => screen),
    ...Object.values(remote?.widgets ?? {}),
  ]
  const missing = modules.find((module) => !bundle.includes(module))
  if (missing === undefined) return
  throw new RegistryProblem(422, {
    name: 'MODULE_MISSING',
    message: `The server bundle of ${unit} ${version} does not contain ${missing}`,
    hint: `Another build may have written to the same dist. Build again: pnpm borong build ${unit}`,
  })
}

/** Refuses a release when this file of it was not uploaded. */
export async function mustBeStored(name: string, integrity: string, store: ContentStore) {
  if (!(await store.has(hexOf(integrity)))) throw notThere(name)
}

const notThere = (name: string) =>
  new RegistryProblem(422, {
    name: 'FILE_NOT_UPLOADED',
    message: `The file ${name} is not in the registry`,
    hint: 'Files are uploaded before the record. Publish again: only what is missing is sent.',
  })

const altered = (name: string) =>
  new RegistryProblem(422, {
    name: 'FILE_ALTERED',
    message: `The file ${name} is not what the release says: its hash or its size differs`,
    hint: 'dist/ changed since the build. Build and publish again.',
  })
