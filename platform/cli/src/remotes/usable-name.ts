import { root, unitDirectories } from '@borong/build/units'
import type { RemoteTable } from '@borong/contract/remote'
import { reservedFor } from '@borong/registry/gates/reserved'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Complaint } from '../command.ts'

// The registry's limit for names.
const LONGEST = 40

/** Throws a complaint about a name under which a remote could not be built, published or reached. */
export async function mustBeUsable(name: string): Promise<void> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > LONGEST)
    throw new Complaint(
      `Give the remote a name in lower case with dashes, at most ${LONGEST} letters: borong new loyalty-club`,
    )
  const owner = reservedFor(`/${name}`)
  const folder = (await packageFolders()).get(`@borong/${name}`)
  const remote = await remoteWith(name)
  const taken =
    (folder !== undefined && `there is @borong/${name} already, in ${folder}`) ||
    (owner && `/${name} is the ${owner}'s own path`) ||
    (remote !== undefined && `pages under /${name} belong to ${remote}`)
  if (taken) throw new Complaint(`A remote can't be called ${name}: ${taken}.`)
}

async function packageFolders(): Promise<Map<string, string>> {
  const folders = await Promise.all(
    ['', 'shared', 'platform', 'remotes'].map(async (parent) => {
      const entries = await readdir(join(root, parent), { withFileTypes: true })
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(parent, name))
    }),
  )
  const named = folders.flat().map(async (folder) => {
    const text = await readFile(join(root, folder, 'package.json'), 'utf8').catch(() => '{}')
    return [(JSON.parse(text) as { name?: string }).name ?? folder, folder] as const
  })
  return new Map(await Promise.all(named))
}

async function remoteWith(firstPart: string): Promise<string | undefined> {
  const [, ...remotes] = await unitDirectories()
  for (const directory of remotes) {
    const { default: table } = (await import(pathToFileURL(join(directory, 'remote.ts')).href)) as {
      default: RemoteTable
    }
    if (table.routes.some(({ path }) => path.split('/')[1] === firstPart))
      return basename(directory)
  }
  return undefined
}
