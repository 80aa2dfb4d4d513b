import type { Pack } from '../../drawing/descriptor.ts'
import { type Area, type Category, leafNamed } from '../categories.ts'
import { type Brand, brandNamed } from '../brands.ts'
import { auto } from './auto.ts'
import { mart } from './mart.ts'
import { office } from './office.ts'
import { resto } from './resto.ts'

export interface Kind {
  name: string
  /** The price factor of this kind relative to the family's price. */
  factor: number
}

export interface Size {
  /** As on the pack: '25 kg', '1 L isi 12'; empty when the name is sufficient. */
  text: string
  unit: string
  price: number
  /** The weight of one selling unit. */
  kilograms: number
}

/** Products that differ only by brand, kind and size. */
export interface Family {
  index: number
  leaf: Category
  noun: string
  /** `null` is the entry of a family without brands. */
  brands: (Brand | null)[]
  kinds: Kind[]
  sizes: Size[]
  pack: Pack
  icon: string
  /** The relative frequency of the family in the market. */
  weight: number
}

export const combinationsOf = (family: Family) =>
  family.brands.length * family.kinds.length * family.sizes.length

/** All families of the market, in the order of their categories. */
export const families: readonly Family[] = Object.entries({ resto, office, mart, auto })
  .flatMap(([area, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => parseFamily(area as Area, line)),
  )
  .map((family, index) => ({ ...family, index }))

function parseFamily(area: Area, line: string): Omit<Family, 'index'> {
  const cells = line.split(' | ')
  const [leaf, noun, brands, kinds, sizes, look, weight] = cells as [
    string,
    string,
    string,
    string,
    string,
    string,
    string?,
  ]
  const [pack, icon] = look.split(' ') as [Pack, string]
  return {
    leaf: leafNamed(area, leaf),
    noun,
    brands: brands.split(', ').map((name) => (name === '-' ? null : brandNamed(name))),
    kinds: kinds.split(', ').map(parseKind),
    sizes: sizes.split(', ').map(parseSize),
    pack,
    icon,
    weight: Number(weight ?? 1),
  }
}

function parseKind(text: string): Kind {
  const [name, factor] = text.split('*') as [string, string?]
  return { name: name === '-' ? '' : name, factor: Number(factor ?? 1) }
}

function parseSize(text: string): Size {
  const [, label, unit, price, kilograms] = /^(.*)=(\S+) ([\d.]+)k(?:@([\d.]+))?$/.exec(text) ?? []
  if (!label || !unit) throw new Error(`The market can't read the size ${text}`)
  const content = label === '-' ? '' : label
  return {
    text: content,
    unit,
    price: Number(price) * 1000,
    kilograms: kilograms ? Number(kilograms) : kilogramsOf(content),
  }
}

/** The weight of '1 L isi 12': its content and a little for the pack. */
function kilogramsOf(text: string): number {
  const [, amount, unit] = /([\d.,]+) (kg|g|L|ml)\b/.exec(text) ?? []
  if (!amount) throw new Error(`The market can't weigh ${text}`)
  const content =
    Number(amount.replaceAll('.', '').replace(',', '.')) *
    (unit === 'g' || unit === 'ml' ? 0.001 : 1)
  const pieces = /isi ([\d.]+)/.exec(text)?.[1]?.replaceAll('.', '') ?? '1'
  return Math.round(content * Number(pieces) * 1.04 * 100) / 100
}
