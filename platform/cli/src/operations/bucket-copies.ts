import type { Bucket } from '@borong/object-store/bucket'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Complaint } from '../command.ts'
import { FILE_MODE, filesIn, FOLDER_MODE } from './copy.ts'

/** Copies the objects below this prefix into a folder. */
export async function copyFromBucket(bucket: Bucket, prefix: string, to: string): Promise<void> {
  for await (const { key } of bucket.list(prefix)) {
    const content = await bucket.read(key)
    // It was removed since it was listed, as unused files are.
    if (!content) continue
    const target = join(to, key.slice(prefix.length))
    await mkdir(dirname(target), { recursive: true, mode: FOLDER_MODE })
    await writeFile(target, content, { mode: FILE_MODE })
  }
}

/** Stores the files of a folder below this prefix. */
export async function copyToBucket(from: string, bucket: Bucket, prefix: string): Promise<void> {
  for (const name of await filesIn(from))
    await bucket.write(prefix + name, await readFile(join(from, name)))
}

export async function refuseFullBucket(bucket: Bucket, prefix: string): Promise<void> {
  for await (const { key } of bucket.list(prefix))
    throw new Complaint(`The bucket has ${key} already. Restore into an empty place.`, 'refused')
}
