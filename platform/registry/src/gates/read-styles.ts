import { transform, type Rule, type Selector } from 'lightningcss'
import { createHash } from 'node:crypto'

/** A rule with one selector. */
export interface StyleRule {
  /** As the file has it: `.cart-1a2b3c > h1`. */
  text: string
  selector: Selector
  /** The names of the properties that it sets. */
  properties: readonly string[]
  /** Equal for rules that do the same. */
  digest: string
}

/** The parts of a stylesheet that can affect other units. */
export interface Styles {
  rules: readonly StyleRule[]
  /** The parts with one name in the whole page: `@keyframes turn-1a2b3c`, each with a digest of its content. */
  named: ReadonlyMap<string, string>
  /** The names of the classes and ids in its selectors. */
  classes: ReadonlySet<string>
  /** The addresses of other stylesheets that it loads. */
  imports: readonly string[]
}

/** The stylesheets of releases, by the hash of the file. */
export type StylesByFile = ReadonlyMap<string, Styles>

/** Reads a stylesheet as browsers do: a part that is no CSS is skipped. */
export function readStyles(text: string): Styles {
  const rules: StyleRule[] = []
  const named = new Map<string, string>()
  const imports: string[] = []
  const lines = text.split('\n')

  const read = (list: readonly Rule[]): void => {
    for (const rule of list) {
      switch (rule.type) {
        case 'style': {
          const { selectors, declarations, rules: nested, loc } = rule.value
          const written = selectorTexts(lines, loc)
          const { declarations: plain = [], importantDeclarations: important = [] } =
            declarations ?? {}
          for (const [index, selector] of selectors.entries())
            rules.push({
              text: written[index] ?? written.join(', '),
              selector,
              properties: [...plain, ...important].map(nameOf),
              digest: digestOf([selector, plain, important]),
            })
          read(nested ?? [])
          break
        }
        case 'scope':
          // Without a start it begins at the element of the stylesheet, which is the whole page.
          for (const selector of rule.value.scopeStart ?? [[]])
            rules.push({ text: '@scope', selector, properties: [], digest: digestOf(selector) })
          break
        case 'keyframes':
          named.set(`@keyframes ${rule.value.name.value}`, digestOf(rule.value.keyframes))
          break
        case 'font-face':
          for (const property of rule.value.properties)
            if (property.type === 'font-family')
              named.set(`@font-face ${property.value}`, digestOf(rule.value.properties))
          break
        case 'property':
          named.set(`@property ${rule.value.name}`, digestOf({ ...rule.value, loc: undefined }))
          break
        case 'import':
          imports.push(rule.value.url)
          break
        case 'media':
        case 'supports':
        case 'layer-block':
        case 'container':
        case 'starting-style':
        case 'moz-document':
          read(rule.value.rules)
          break
        default:
      }
    }
  }
  transform({
    filename: 'a.css',
    code: Buffer.from(text),
    errorRecovery: true,
    visitor: { StyleSheet: (sheet) => read(sheet.rules as Rule[]) },
  })
  const classes = new Set(rules.flatMap(({ selector }) => namesIn(selector)))
  return { rules, named, classes, imports }
}

/** A value with variables is not parsed, and names its property itself. */
const nameOf = ({ property, value }: { property: string; value?: unknown }): string => {
  const unparsed = value as { name?: string; propertyId?: { property: string } } | undefined
  if (property === 'unparsed') return unparsed?.propertyId?.property ?? property
  return property === 'custom' ? (unparsed?.name ?? property) : property
}

const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64').slice(0, 16)

/** The classes and ids of a selector, as selectors write them: `.cart`, `#app`. */
function namesIn(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [`.${part.name}`]
    if (part.type === 'id') return [`#${part.name}`]
    const within = 'selectors' in part ? (part.selectors as readonly Selector[] | null) : null
    return within ? within.flatMap(namesIn) : []
  })
}

/** The selectors of the rule that begins here, as they are written. */
function selectorTexts(lines: readonly string[], at: { line: number; column: number }): string[] {
  const rest = [lines[at.line]!.slice(at.column - 1), ...lines.slice(at.line + 1, at.line + 20)]
  const texts = ['']
  let depth = 0
  for (const [sign] of rest.join(' ').matchAll(/\\?./gs)) {
    if (sign === '{') break
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (sign === ',' && depth === 0) texts.push('')
    else texts[texts.length - 1] += sign
  }
  return texts.map((text) => text.trim())
}
