import type { ImageSource } from '@borong/gateway/images/image-source'
import type { Database } from '@borong/gateway/server/database'
import { LRUCache } from 'lru-cache'
import type { ImageDescriptor } from './descriptor.ts'
import { draw } from './draw.ts'
import { noto } from './noto.ts'
import { words } from './text.ts'

// Part of the cache key: increase it when the drawings change.
const DESIGN = 4
const DESCRIPTORS_CACHED = 20_000

/** Renders the images that the market's generator described. */
export function generatedImages(db: Database): ImageSource {
  const descriptors = new LRUCache<string, ImageDescriptor>({ max: DESCRIPTORS_CACHED })

  return async (key, variant) => {
    let image = descriptors.get(key)
    if (!image) {
      const row = await db
        .selectFrom('pictures')
        .select('descriptor')
        .where('key', '=', key)
        .executeTakeFirst()
      if (!row) return undefined
      image = row.descriptor
      descriptors.set(key, image)
    }
    const found = image
    return {
      version: `${DESIGN} ${variant} ${JSON.stringify(found)}`,
      read: async (width) => Buffer.from(draw(found, variant, width)),
    }
  }
}

/** Loads fonts and icons in advance, so that the first image does not wait for them. */
export function warmUpDrawing(): void {
  words('a', { font: 'bold', colour: '#000000', x: 0, y: 0, w: 9, h: 9 })
  noto('package')
}
