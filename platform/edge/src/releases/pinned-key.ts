import { createPublicKey, type KeyObject } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The registry's key: the configured one, else the one on disk, else the first received one, which is then stored on
 * disk.
 */
export async function pinnedKey(
  directory: string,
  configured: string | undefined,
  fetchKey: () => Promise<string>,
): Promise<KeyObject> {
  if (configured) return createPublicKey(configured.replaceAll('\\n', '\n'))
  const path = join(directory, 'registry-key.pem')
  const pem = await readFile(path, 'utf8').catch(() => undefined)
  if (pem) return createPublicKey(pem)
  const seen = await fetchKey()
  const key = createPublicKey(seen)
  await mkdir(directory, { recursive: true })
  await writeFile(path, seen)
  return key
}
