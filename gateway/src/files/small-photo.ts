import { type FileWidth, fileWidths } from '@borong/api/files.shapes'
import sharp from 'sharp'
import { ENCODINGS } from '../server/encodings.ts'
import type { Config } from '../server/config.ts'
import type { Gateway } from '../server/domain.ts'
import { WorkQueue } from '../server/work-queue.ts'
import { storeOf } from './file-store.ts'
import type { FileTable } from './table.ts'

// An upload of a few kilobytes can claim a size that fills the memory. The photos of phones have up to 24.5 million
// pixels by default; a larger one is sent as it is.
const MOST_PIXELS = 25_000_000
const LONGEST_S = 5

// One visitor's photos leave an encoder to the others.
const queue = new WorkQueue({ ...ENCODINGS, runningOfOwner: 1 })

// It ends like the file's own key, so both are in one folder.
const keyOf = (fileId: string, width: FileWidth) => `w${width}-${fileId}`

type Photo = Pick<FileTable, 'id' | 'type'>

/**
 * The bytes of a file and their type: a small version if a width is given and the file is a photo that can be read.
 * `readerId` is the visitor who wants to see it.
 */
export async function contentOf(
  gateway: Pick<Gateway, 'db' | 'config'>,
  file: Photo,
  width: FileWidth | undefined,
  readerId: string,
): Promise<{ bytes: Buffer; type: FileTable['type'] } | undefined> {
  const isSmall = width && file.type.startsWith('image/')
  const small = isSmall ? await smallPhoto(gateway, file, width, readerId) : undefined
  if (small) return { bytes: small, type: 'image/webp' }
  const bytes = await storeOf(gateway.config).read(file.id)
  return bytes && { bytes, type: file.type }
}

async function smallPhoto(
  { db, config }: Pick<Gateway, 'db' | 'config'>,
  { id }: Photo,
  width: FileWidth,
  readerId: string,
): Promise<Buffer | undefined> {
  const store = storeOf(config)
  const key = keyOf(id, width)
  const ready = await store.read(key)
  if (ready) return ready
  const original = await store.read(id)
  if (!original) return undefined
  // A photo that can't be encoded is sent as it is.
  const bytes = await queue
    .run(() => encode(original, Number(width)), readerId)
    .catch(() => undefined)
  if (!bytes) return undefined
  await store.write(key, bytes)
  const row = await db.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst()
  // The file was deleted during the encoding, and its small versions before this one was written.
  if (!row) await store.remove(key)
  return bytes
}

const encode = (bytes: Buffer, width: number) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 74, effort: 3 })
    .timeout({ seconds: LONGEST_S })
    .toBuffer()

/** Removes the bytes of a file and of its small versions. Its row is deleted before. */
export async function removeBytes(
  config: Pick<Config, 'bucket' | 'filesDirectory'>,
  fileId: string,
): Promise<void> {
  const store = storeOf(config)
  for (const width of fileWidths) await store.remove(keyOf(fileId, width))
  await store.remove(fileId)
}
