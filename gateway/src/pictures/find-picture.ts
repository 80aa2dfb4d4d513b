import type { Database } from '../server/database.ts'
import { BoundedMap } from './bounded-map.ts'
import { draw } from './drawing/draw.ts'
import { courierMarks, paymentMarks } from './drawing/marks.ts'
import { drawMark, drawPlaceholder } from './drawing/plain.ts'
import type { Picture } from './descriptor.ts'

/** Something that can be drawn, and all that it depends on in words. */
export interface Drawable {
  depends: string
  svg(width: number): string
}

export const placeholder = (kind: 'no-image' | 'default-image'): Drawable => ({
  depends: kind,
  svg: (width) => drawPlaceholder(kind, width),
})

const DESCRIPTORS_KEPT = 20_000

/** Finds what a key stands for, in the code's own tables or in the database; remembers what it found. */
export function makeFindPicture(db: Database) {
  const remembered = new BoundedMap<Picture>(DESCRIPTORS_KEPT)

  return async (key: string, variant: number): Promise<Drawable | undefined> => {
    if (key === 'no-image' || key === 'default-image') return placeholder(key)
    const [group, code = ''] = key.split('/')
    if (group === 'pay' || group === 'courier') {
      const marks = group === 'pay' ? paymentMarks : courierMarks
      const mark = Object.hasOwn(marks, code) ? marks[code] : undefined
      return mark && { depends: JSON.stringify(mark), svg: (width) => drawMark(mark, width) }
    }
    let picture = remembered.get(key)
    if (!picture) {
      const row = await db
        .selectFrom('pictures')
        .select('descriptor')
        .where('key', '=', key)
        .executeTakeFirst()
      if (!row) return undefined
      picture = row.descriptor
      remembered.set(key, picture)
    }
    const found = picture
    return {
      depends: `${variant} ${JSON.stringify(found)}`,
      svg: (width) => draw(found, variant, width),
    }
  }
}
