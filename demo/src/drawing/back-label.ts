import { type Box, rect } from './drawing.ts'
import type { Look } from './look.ts'
import { words } from './text.ts'

const BARS = 34

/** The back of a pack: a table of product facts and a bar code. */
export function backLabel(look: Look, box: Box): string {
  const facts = [
    ['Produk', look.label],
    ['Merek', look.brand],
    ['Isi bersih', look.size],
    ['Asal', 'Indonesia'],
    ['Simpan', 'Tempat sejuk & kering'],
  ] as const
  const rowHeight = (box.h * 0.46) / facts.length
  const rows = facts.map(([name, value], at) => {
    const y = box.y + box.h * 0.25 + rowHeight * at
    const inner = { y: y + rowHeight * 0.28, h: rowHeight * 0.46, align: 'left' } as const
    return (
      words(name, {
        font: 'sans',
        colour: '#5f6670',
        x: box.x + box.w * 0.08,
        w: box.w * 0.28,
        ...inner,
        maxSize: rowHeight * 0.5,
      }) +
      words(value, {
        font: 'bold',
        colour: '#1f2329',
        x: box.x + box.w * 0.4,
        w: box.w * 0.53,
        ...inner,
        maxSize: rowHeight * 0.56,
      }) +
      rect(box.x + box.w * 0.07, y + rowHeight - 0.8, box.w * 0.86, 0.8, '#cfc8be')
    )
  })
  return (
    rect(box.x, box.y, box.w, box.h, '#fffdf9') +
    rect(box.x, box.y, box.w, box.h * 0.19, look.hue) +
    words('Informasi Produk', {
      font: 'bold',
      colour: '#ffffff',
      x: box.x + box.w * 0.08,
      y: box.y + box.h * 0.05,
      w: box.w * 0.84,
      h: box.h * 0.09,
    }) +
    rows.join('') +
    barCode(look.seed, {
      x: box.x + box.w * 0.2,
      y: box.y + box.h * 0.77,
      w: box.w * 0.6,
      h: box.h * 0.17,
    })
  )
}

function barCode(seed: number, box: Box): string {
  const step = box.w / BARS
  let random = seed
  let bars = rect(box.x - step, box.y - step, box.w + 2 * step, box.h + 2 * step, '#ffffff')
  for (let at = 0; at < BARS; at++) {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0
    if (at % 2 === 0)
      bars += rect(
        box.x + at * step,
        box.y,
        step * (0.5 + (random >>> 30) * 0.45),
        box.h,
        '#1f2329',
      )
  }
  return bars
}
