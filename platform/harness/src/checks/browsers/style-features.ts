import { browsers } from '@borong/federation/browsers'
import { browserslistToTargets, transform } from 'lightningcss'

const targets = browserslistToTargets(
  browsers.flatMap(({ queries, first }) => queries.map((query) => `${query} ${first}`)),
)

/** The length units of MDN's data that not all browsers have. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\dd(?:v[hwib]|vmin|vmax)\b/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/\ds(?:v[hwib]|vmin|vmax)\b/, 'css.types.length.viewport_percentage_units_small'],
  [/\dl(?:v[hwib]|vmin|vmax)\b/, 'css.types.length.viewport_percentage_units_large'],
  [/\dcq(?:[hwib]|min|max)\b/, 'css.types.length.container_query_length_units'],
]

// Of a form or a dialog, and not of where the focus is: the buyer must see it in every browser.
const STATE =
  /:(?:checked|indeterminate|disabled|enabled|(?:user-)?(?:in)?valid|open|modal)\b|\[(?:open|hidden|aria-(?:checked|selected|pressed|expanded|current|disabled|invalid))/

export interface StyleFeature {
  /** Its names in MDN's data; the first that MDN has counts. */
  names: readonly string[]
  /** As written in the stylesheet. */
  text: string
  /** A declaration that older browsers ignore is preceded by one that they understand. */
  hasFallback?: boolean
  /** A selector shows the state of a control, which the buyer would miss. */
  isState?: boolean
}

/**
 * The features that a stylesheet uses after it is compiled for the supported browsers. The content of a rule `@supports` is
 * not judged.
 */
export function styleFeaturesIn(file: string, source: string): StyleFeature[] {
  const { code } = transform({
    filename: file,
    code: Buffer.from(source),
    targets,
    cssModules: { pattern: '[local]' },
  })
  return blockFeatures(code.toString())
}

function blockFeatures(css: string): StyleFeature[] {
  const found: StyleFeature[] = []
  const declared = new Set<string>()
  let start = 0
  for (const { at, sign } of signsOf(css)) {
    if (at < start) continue
    const text = css.slice(start, at).trim()
    start = at + 1
    if (sign === '{') {
      const end = endOfBlock(css, at)
      const isGuarded = text.startsWith('@supports')
      if (!isGuarded) {
        found.push(...preludeFeatures(text), ...blockFeatures(css.slice(at + 1, end)))
      }
      start = end + 1
    } else if (text.startsWith('@')) found.push(...preludeFeatures(text))
    else if (text) {
      const property = text.slice(0, text.indexOf(':'))
      const value = text.slice(property.length + 1).trim()
      const hasFallback = declared.has(property) || declared.has(`-webkit-${property}`)
      found.push(...declarationFeatures(property, value, hasFallback))
      declared.add(property)
    }
  }
  return found
}

function preludeFeatures(text: string): StyleFeature[] {
  const rule = /^@([\w-]+)/.exec(text)?.[1]
  if (rule === undefined) return selectorFeatures(text)
  const features = rule === 'media' ? [...text.matchAll(/\(([\w-]+)/g)] : []
  return [
    { names: [`css.at-rules.${rule}`], text: `@${rule}` },
    ...features.map(([, name]) => ({
      names: [`css.at-rules.media.${name!.replace(/^(?:min|max)-/, '')}`],
      text,
    })),
  ]
}

function selectorFeatures(text: string): StyleFeature[] {
  return [...text.matchAll(/::?([a-z][a-z-]*)/g)].map(({ 1: name, index }) => ({
    names: [`css.selectors.${name}`],
    text,
    isState: name === 'has' && STATE.test(text.slice(index)),
  }))
}

function declarationFeatures(
  property: string,
  value: string,
  hasFallback: boolean,
): StyleFeature[] {
  if (property.startsWith('-')) return []
  const text = `${property}: ${value}`
  const plain = value.replace(/"[^"]*"|'[^']*'/g, '""')
  const words = plain.match(/[a-z][a-z-]+\b\(?/g) ?? []
  return [
    { names: [`css.properties.${property}`], text, hasFallback },
    ...words.map((word) => ({ names: wordNames(property, word), text, hasFallback })),
    ...UNITS.filter(([unit]) => unit.test(plain)).map(([, name]) => ({
      names: [name],
      text,
      hasFallback,
    })),
    ...(property === 'content' && plain.includes('/')
      ? [{ names: ['css.properties.content.alt_text'], text, hasFallback }]
      : []),
  ]
}

const wordNames = (property: string, word: string) =>
  word.endsWith('(')
    ? [`css.types.color.${word.slice(0, -1)}`, `css.types.${word.slice(0, -1)}`]
    : [`css.properties.${property}.${word}`]

/** The braces and semicolons outside strings, parentheses and brackets. */
function* signsOf(css: string): Generator<{ at: number; sign: string }> {
  let depth = 0
  for (const { 0: token, index } of css.matchAll(/"(?:\\.|[^"\\])*"|[(){}[\];]/g)) {
    if (token === '(' || token === '[') depth += 1
    else if (token === ')' || token === ']') depth -= 1
    else if (depth === 0 && token.length === 1) yield { at: index, sign: token }
  }
}

function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (const { at, sign } of signsOf(css.slice(open))) {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth === 0) return open + at
  }
  return css.length
}
