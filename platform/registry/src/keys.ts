import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Keys {
  privateKey: KeyObject
  /** PEM, the format of the edge's configuration. */
  publicKey: string
}

/** The registry's signing keys: the given PEM, or the pair in `directory`, created at the first start. */
export async function openKeys(directory: string, givenPrivateKey?: string): Promise<Keys> {
  const pem =
    givenPrivateKey?.replaceAll('\\n', '\n') ?? (await privateKeyIn(join(directory, 'keys')))
  const privateKey = createPrivateKey(pem)
  if (privateKey.asymmetricKeyType !== 'ed25519')
    throw new Error('The signing key must be an Ed25519 key')
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }) as string
  await mkdir(join(directory, 'keys'), { recursive: true, mode: 0o700 })
  await writeFile(join(directory, 'keys/public.pem'), publicKey)
  return { privateKey, publicKey }
}

async function privateKeyIn(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  return readOrMake(join(directory, 'private.pem'), () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    return privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
  })
}

/** The admin token: the given one, or the one in `directory`, created at the first start. */
export async function openAdminToken(directory: string, given?: string): Promise<string> {
  if (given) return given
  await mkdir(directory, { recursive: true })
  return (await readOrMake(join(directory, 'admin-token'), () => `${makeToken()}\n`)).trim()
}

/** A new bearer token. */
export const makeToken = () => `brg_${randomBytes(32).toString('base64url')}`

/** The stored form of a token: its SHA-256. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

// `wx`: of two registries that start concurrently, one creates the file and the other reads it.
async function readOrMake(path: string, make: () => string): Promise<string> {
  try {
    await writeFile(path, make(), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(path, 'utf8')
}
