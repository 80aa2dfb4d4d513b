import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

// The set has 25 MB, and four fifths of it are people in every skin tone: only icons of goods remain in memory.
const NOT_GOODS =
  /skin-tone|tone\d|^flag-for|^(person|man|woman|family|kiss|couple|men|women|people)(-|$)/
let goods: Map<string, string> | undefined

function readGoods(): Map<string, string> {
  const set = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json'), 'utf8'),
  ) as IconSet
  const kept = new Map<string, string>()
  for (const [name, { body }] of Object.entries(set.icons))
    if (!NOT_GOODS.test(name)) kept.set(name, body)
  for (const [name, { parent }] of Object.entries(set.aliases ?? {})) {
    const body = kept.get(parent)
    if (body !== undefined) kept.set(name, body)
  }
  return kept
}

/** The content of a Noto image in a square of 128; undefined for an unknown name. */
export function noto(name: string): string | undefined {
  goods ??= readGoods()
  return goods.get(name)
}

/** An image within its square. Some of Noto's have parts outside of it. */
export const placed = (body: string, x: number, y: number, size: number) =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 128 128">${body}</svg>`
