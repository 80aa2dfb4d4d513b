import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageSource, SourceImage } from './image-source.ts'

const EXTENSIONS = ['webp', 'jpg', 'png', 'avif', 'svg']

/**
 * Images of a directory, in files that are named after their keys: `p/17.jpg` is the image of product 17, `p/17/2.jpg`
 * the second of its gallery, `s/3.png` a seller's logo.
 */
export const storedImages =
  (directory: string): ImageSource =>
  async (key, variant) => {
    const name = variant === 1 ? key : `${key}/${variant}`
    for (const extension of EXTENSIONS) {
      const found = await imageAt(join(directory, `${name}.${extension}`))
      if (found) return found
    }
    return undefined
  }

// The logos of payment methods and couriers, and the placeholders, are part of the gateway's code.
const BUILT_IN = /^(pay|courier)\/|^(no-image|default-image)$/
const builtIn = storedImages(join(import.meta.dirname, '../../images'))

export const builtInImages: ImageSource = async (key, variant) =>
  BUILT_IN.test(key) ? builtIn(key, variant) : undefined

async function imageAt(path: string): Promise<SourceImage | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return undefined
  return { version: `${path} ${found.size} ${found.mtimeMs}`, read: () => readFile(path) }
}
