import { HOUR_MS } from '@borong/api/rules/time'
import sharp from 'sharp'
import { keep, removeLater, storeOf } from '../files/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { GALLERY_SIZE } from './gallery.ts'
import type { ImageSource } from './image-source.ts'

interface UploadedPictureTable {
  /** The product: `p/17`. */
  key: string
  /** In its gallery, from 1. */
  position: number
  file_id: string
}

declare module '../server/database.ts' {
  interface Tables {
    uploaded_pictures: UploadedPictureTable
  }
}

const MOST_PIXELS = 50_000_000
const LEAST_SIDE = 300
const MOST_SIDE = 1600
const LONGEST_S = 10

/** A picture as it is stored: upright, without the data of its camera, and no larger than any page shows it. */
async function encode(bytes: Buffer): Promise<Buffer | undefined> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS })
  try {
    const { width = 0, height = 0, pages = 1 } = await image.metadata()
    if (Math.min(width, height) < LEAST_SIDE || pages > 1) return undefined
    return await image
      .autoOrient()
      .resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 84 })
      .timeout({ seconds: LONGEST_S })
      .toBuffer()
  } catch {
    return undefined
  }
}

/** Stores a picture, for an hour unless it is added meanwhile. Returns its id; undefined for bytes that are no picture. */
export async function storePicture(
  { db, config, now }: Pick<Gateway, 'db' | 'config' | 'now'>,
  bytes: Buffer,
): Promise<string | undefined> {
  const encoded = await encode(bytes)
  if (!encoded) return undefined
  const id = newId()
  await removeLater(db, [id], new Date(now().getTime() + HOUR_MS))
  await storeOf(config).write(id, encoded)
  return id
}

/** Adds a stored picture behind the others of a key. Returns their number; undefined when there are as many as allowed. */
export async function addPicture(
  trx: Trx,
  { key, fileId }: { key: string; fileId: string },
): Promise<number | undefined> {
  const position = (await picturesOf(trx, key)).length + 1
  if (position > GALLERY_SIZE) return undefined
  await trx.insertInto('uploaded_pictures').values({ key, position, file_id: fileId }).execute()
  await keep(trx, fileId)
  return position
}

/** Keeps these pictures of a key, in this order, and removes the others. Returns false when one of them is not there. */
export async function arrangePictures(
  trx: Trx,
  { now }: Pick<Gateway, 'now'>,
  { key, positions }: { key: string; positions: readonly number[] },
): Promise<boolean> {
  const present = await picturesOf(trx, key)
  const kept = positions.flatMap(
    (position) => present.find((one) => one.position === position) ?? [],
  )
  if (kept.length !== positions.length || new Set(positions).size !== positions.length) return false
  await trx.deleteFrom('uploaded_pictures').where('key', '=', key).execute()
  if (kept.length > 0)
    await trx
      .insertInto('uploaded_pictures')
      .values(kept.map(({ file_id }, index) => ({ key, position: index + 1, file_id })))
      .execute()
  const removed = present.filter((one) => !kept.includes(one)).map(({ file_id }) => file_id)
  await removeLater(trx, removed, now())
  return true
}

export const picturesOf = (trx: Trx, key: string) =>
  trx
    .selectFrom('uploaded_pictures')
    .select(['position', 'file_id'])
    .where('key', '=', key)
    .orderBy('position')
    .execute()

/** The pictures that sellers uploaded. Their keys end with a version, which makes the address of a changed one new. */
export const uploadedImages =
  ({ db, config }: Pick<Gateway, 'db' | 'config'>): ImageSource =>
  async (versioned, position) => {
    const key = /^(p\/\d+)-\d+$/.exec(versioned)?.[1]
    if (key === undefined) return undefined
    const row = await db
      .selectFrom('uploaded_pictures')
      .select('file_id')
      .where('key', '=', key)
      .where('position', '=', position)
      .executeTakeFirst()
    if (!row) return undefined
    return {
      version: row.file_id,
      async read() {
        const bytes = await storeOf(config).read(row.file_id)
        if (!bytes) throw new Error(`The picture ${row.file_id} is not in the store`)
        return bytes
      },
    }
  }
