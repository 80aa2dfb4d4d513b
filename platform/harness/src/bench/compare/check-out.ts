import { root } from '@borong/build/units'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Complaint } from '@borong/cli/command'

const run = promisify(execFile)

/** Another commit of this repository in a directory of its own, with its packages installed. */
export async function checkOut(commit: string): Promise<{ directory: string; name: string }> {
  const { stdout } = await run('git', ['rev-parse', '--short=8', `${commit}^{commit}`], {
    cwd: root,
  }).catch(() => {
    throw new Complaint(`There is no commit ${commit} in this clone.`)
  })
  const name = stdout.trim()
  // Node runs no TypeScript below `node_modules`.
  const directory = join(tmpdir(), 'borong-compare', name)
  if (!existsSync(join(directory, 'package.json'))) {
    await rm(directory, { recursive: true, force: true })
    await run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, directory])
    await run('git', ['checkout', '--quiet', '--detach', name], { cwd: directory })
  }
  // The first script of a checkout installs its packages.
  await run('node', [join(directory, 'platform/cli/boot.mjs'), 'help'], {
    cwd: directory,
    maxBuffer: 64 * 1024 * 1024,
  })
  return { directory, name }
}
