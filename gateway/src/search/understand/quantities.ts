import { plain } from './plain-words.ts'

/** A quantity of a text: its token in the index, and the words that it was written with. */
export interface Quantity {
  token: string
  written: string
}

// A line per base unit: the unit, then each way to write it with its factor.
const UNITS = `
g kg:1000 kilo:1000 kilogram:1000 kiloan:1000 kgs:1000 g:1 gr:1 gram:1 grams:1 gsm:1 mg:0.001 ons:100 ton:1000000
ml l:1000 lt:1000 ltr:1000 liter:1000 litre:1000 liters:1000 ml:1 mililiter:1 cc:1
mm m:1000 meter:1000 mtr:1000 cm:10 mm:1
inci inci:1 inch:1 inches:1 in:1 inchi:1 ":1 ″:1
w w:1 watt:1 watts:1 kw:1000
gb gb:1 tb:1024
v v:1 volt:1
hp hp:1 pk:1
oz oz:1
`
const factors = new Map(
  UNITS.trim()
    .split('\n')
    .flatMap((line) => {
      const [base = '', ...ways] = line.split(' ')
      return ways.map((way) => {
        const [name = '', factor] = way.split(':')
        return [name, { base, factor: Number(factor) }] as const
      })
    }),
)

const names = [...factors.keys()].toSorted((a, b) => b.length - a.length).join('|')
const NUMBER = String.raw`\d+(?:[.,]\d+)*(?:\s?/\s?\d+)?|\d+\s\d+/\d+`
const QUANTITY = new RegExp(String.raw`(?<![\d.,/\p{L}])(${NUMBER})\s?-?(${names})(?!\p{L})`, 'gu')
const AFTER_UNIT = new RegExp(String.raw`(\p{L})(?=(?:${NUMBER})\s?(?:${names})(?!\p{L}))`, 'gu')

/**
 * The quantities of a text, each as a token of its base unit, and the text without them: '0,8 L', '800ml' and
 * '0.8 liter' have the same token.
 */
export function takeQuantities(text: string): { quantities: Quantity[]; rest: string } {
  const quantities: Quantity[] = []
  const spaced = plain(text).replace(AFTER_UNIT, (letter, _, at: number, whole: string) =>
    /\d\p{L}{1,3}$/u.test(whole.slice(0, at + 1)) ? `${letter} ` : letter,
  )
  const rest = spaced.replace(QUANTITY, (written, number: string, unit: string) => {
    const amount = amountOf(number)
    const known = factors.get(unit)
    if (amount === undefined || !known) return written
    const token = tokenOf(amount * known.factor, known.base)
    if (!quantities.some((one) => one.token === token)) quantities.push({ token, written })
    return ' '
  })
  return { quantities, rest }
}

// It begins with a letter, so that the parser of PostgreSQL reads one word, and has a digit, so that no stemmer cuts it.
const tokenOf = (amount: number, base: string) =>
  `q${String(Math.round(amount * 1000) / 1000).replace(/\D/g, 'p')}${base}`

/** '0,8', '1/2', '1 1/2' and '1.000' as numbers; undefined for '1/0' and '0,8,1'. */
export function amountOf(text: string): number | undefined {
  const [, whole, over, under] = /^(?:(\d+)\s)?(\d+)\s?\/\s?(\d+)$/.exec(text) ?? []
  if (over && under)
    return isFraction(Number(over), Number(under))
      ? Number(whole ?? 0) + Number(over) / Number(under)
      : undefined
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(text))
    return Number(text.replaceAll('.', '').replace(',', '.'))
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

// '8/256 GB' are two sizes of a laptop.
const isFraction = (over: number, under: number) => over > 0 && over < under && under <= 16
