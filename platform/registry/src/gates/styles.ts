import type { BuiltRelease } from '@borong/contract/release'
import type { Selector, SelectorComponent } from 'lightningcss'
import type { Problem } from '../problem.ts'
import { nameLive, others, type Publish } from './gate.ts'
import type { StyleRule, Styles, StylesByFile } from './read-styles.ts'

/** Those of another active unit. */
interface Neighbour {
  name: string
  styles: readonly Styles[]
}

const SHOWN = 5

/**
 * The styles of a remote stay in the page and apply to all units on it. So each selector names a class of its own unit, and
 * no class, animation or font is one of another active unit, unless both have exactly the same.
 */
export function styleGate({
  release,
  live,
  styles,
}: Pick<Publish, 'release' | 'live' | 'styles'>): Problem[] {
  if (release.kind === 'host' || release.development || !styles) return []
  const neighbours = others(live, release.unit).map((one) => ({
    name: nameLive(one),
    styles: stylesOf(one.release, styles).map(([, own]) => own),
  }))
  const found = stylesOf(release, styles).flatMap(([file, own]) =>
    [
      ...own.rules.flatMap((rule) => leakOf(rule, release.unit, neighbours) ?? []),
      ...own.imports.map((url) => `@import ${url}, which no hash verifies`),
      ...sharedNames(own, neighbours),
    ].map((leak) => ({ file, leak })),
  )
  return [...Map.groupBy(found, ({ file }) => file)].map(([file, leaks]) => ({
    name: 'STYLES_LEAK',
    message: `${file} of ${release.unit} ${release.version} styles more than its unit: ${listed(leaks.map(({ leak }) => leak))}`,
    hint: 'Name a class of a CSS module, or another class that only this unit has, in each selector.',
  }))
}

const listed = (leaks: readonly string[]) => {
  const distinct = [...new Set(leaks)]
  const more = distinct.length - SHOWN
  return `${distinct.slice(0, SHOWN).join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}

const stylesOf = ({ files }: Pick<BuiltRelease, 'files'>, styles: StylesByFile) =>
  files.flatMap(({ name, integrity }): [string, Styles][] => {
    const own = styles.get(integrity)
    return own ? [[name, own]] : []
  })

/** The selectors and imports of a stylesheet that affect more than the unit, without a comparison with other units. */
export const leaksOf = (own: Styles, unit: string): string[] => [
  ...own.rules.flatMap((rule) => leakOf(rule, unit, []) ?? []),
  ...own.imports.map((url) => `@import ${url}, which no hash verifies`),
]

function leakOf(
  rule: StyleRule,
  unit: string,
  neighbours: readonly Neighbour[],
): string | undefined {
  if (isOfPage(rule, unit)) return undefined
  if (!isScoped(rule.selector, unit, () => true)) return rule.text
  const owners = neighbours.filter(
    ({ styles }) => !isScoped(rule.selector, unit, (name) => !styles.some(has(name))),
  )
  const owner = owners.find(
    ({ styles }) => !styles.some(({ rules }) => rules.some((one) => one.digest === rule.digest)),
  )
  return owner && `${rule.text} of ${owner.name}`
}

const has =
  (name: string) =>
  ({ classes }: Styles): boolean =>
    classes.has(name)

/** The attributes with which Vue, Angular and the unit itself mark their own elements. */
const isOwnAttribute = (name: string, unit: string) =>
  name.startsWith('data-v-') ||
  /^_ng(?:content|host)-/.test(name) ||
  name.startsWith(`data-${unit}`)

type IsOwn = (name: string) => boolean

/** Whether it matches only elements of the unit, elements beside and below them, and those directly around them. */
const isScoped = (selector: Selector, unit: string, isOwn: IsOwn): boolean =>
  compoundsOf(selector).some(
    (parts) => parts.some((part) => isOfUnit(part, unit, isOwn)) || isAround(parts, unit, isOwn),
  )

/** The parts between combinators. */
function compoundsOf(selector: Selector): Selector[] {
  const compounds: Selector[] = [[]]
  for (const part of selector)
    if (part.type === 'combinator') compounds.push([])
    else compounds.at(-1)!.push(part)
  return compounds
}

function isOfUnit(part: SelectorComponent, unit: string, isOwn: IsOwn): boolean {
  switch (part.type) {
    case 'class':
      return isOwn(`.${part.name}`)
    case 'id':
      // An id like `app` can be the host's, which no stylesheet shows.
      return part.name.startsWith(unit) && isOwn(`#${part.name}`)
    case 'attribute':
      return isOwnAttribute(part.name, unit)
    // The rule around it is checked itself.
    case 'nesting':
      return true
    case 'pseudo-class':
      return (
        (part.kind === 'is' || part.kind === 'where' || part.kind === 'any') &&
        part.selectors.every((one) => isScoped(one, unit, isOwn))
      )
    default:
      return false
  }
}

const OF_FRAME = /^(?:html|body|main|header|footer|nav)$/

/** `section:has(> .services)`: the element around one of the unit, unless it can be one of the host's frame. */
const isAround = (parts: Selector, unit: string, isOwn: IsOwn): boolean =>
  parts.some((part) => part.type === 'type' && !OF_FRAME.test(part.name)) &&
  parts.some(
    (part) =>
      part.type === 'pseudo-class' &&
      part.kind === 'has' &&
      part.selectors.every(
        ([, combinator, ...child]) =>
          combinator?.type === 'combinator' &&
          combinator.value === 'child' &&
          isScoped(child, unit, isOwn),
      ),
  )

const OF_PAGE = /^(?:scroll-padding|overflow|overscroll-behavior|scrollbar-gutter)/

/** `html:has(.bar)`: how the page scrolls while an element of the unit is on it. */
function isOfPage({ selector, properties }: StyleRule, unit: string): boolean {
  const [first, ...rest] = selector
  const isRoot =
    (first?.type === 'type' && /^(?:html|body)$/.test(first.name)) ||
    (first?.type === 'pseudo-class' && first.kind === 'root')
  return (
    isRoot &&
    rest.every((part) => part.type === 'pseudo-class') &&
    rest.some(
      (part) =>
        part.type === 'pseudo-class' &&
        part.kind === 'has' &&
        part.selectors.every((one) => isScoped(one, unit, () => true)),
    ) &&
    properties.every((name) => OF_PAGE.test(name))
  )
}

/** The animations, fonts and registered properties that another unit has with other content. */
const sharedNames = ({ named }: Styles, neighbours: readonly Neighbour[]) =>
  [...named].flatMap(([name, digest]) =>
    neighbours
      .filter(({ styles }) =>
        styles.some((one) => one.named.has(name) && one.named.get(name) !== digest),
      )
      .map((neighbour) => `${name} of ${neighbour.name}`),
  )
