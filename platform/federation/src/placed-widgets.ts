import type { PlacedWidget } from '@borong/contract/release'
import { parseSync, Visitor, type JSXAttributeItem } from 'oxc-parser'
import { HOLE, linkOf, textOf } from './literals.ts'

/** The widgets that a source file places, and the addresses that its links certainly open. */
export interface Placed {
  placed: PlacedWidget[]
  opened: string[]
}

const WIDGET = /^[\w-]+\/[\w-]+$/
/** The properties that `<Widget>` keeps to itself. */
const OF_WIDGET: ReadonlySet<string> = new Set(['name', 'key', 'skeleton', 'fallback'])

/** Reads `<Widget name="…">`, `page.widget(element, '…', {…})` and `to="…"`. A name or an address that is put together elsewhere is not seen. */
export function placedIn(file: string, source: string): Placed {
  const found: Placed = { placed: [], opened: [] }
  new Visitor({
    JSXElement: ({ openingElement: { name, attributes }, children }) => {
      const to = textOfAttribute(attributes, 'to')
      const link = to === undefined ? undefined : certainLink(to)
      if (link !== undefined) found.opened.push(link)
      if (name.type !== 'JSXIdentifier' || name.name !== 'Widget') return
      const widget = textOfAttribute(attributes, 'name')
      if (widget === undefined || !WIDGET.test(widget)) return
      const props = attributes
        .flatMap((one) => nameOf(one) ?? [])
        .filter((one) => !OF_WIDGET.has(one))
      if (children.some((child) => child.type !== 'JSXText' || child.value.trim() !== ''))
        props.push('children')
      const hasMore = attributes.some(({ type }) => type === 'JSXSpreadAttribute')
      found.placed.push({
        name: widget,
        props: props.toSorted(),
        ...(hasMore ? { more: true as const } : {}),
      })
    },
    CallExpression({ callee, arguments: [, name, props] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (callee.property.name !== 'widget' || name?.type !== 'Literal') return
      const widget = String(name.value)
      if (!WIDGET.test(widget)) return
      const given = props?.type === 'ObjectExpression' ? props.properties : undefined
      const names = (given ?? []).flatMap((one) =>
        one.type === 'Property' && one.key.type === 'Identifier' && !one.computed
          ? [one.key.name]
          : [],
      )
      // Properties that are put together elsewhere are not seen.
      const hasMore = names.length !== given?.length
      found.placed.push({
        name: widget,
        props: names.filter((one) => !OF_WIDGET.has(one)).toSorted(),
        ...(hasMore ? { more: true as const } : {}),
      })
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** Undefined where a part is known only in its beginning: `/verify-${kind}` may open one of several pages. */
const certainLink = (text: string) =>
  text
    .split(/[?#]/)[0]!
    .split('/')
    .some((part) => part.indexOf(HOLE) > 0)
    ? undefined
    : linkOf(text)

const nameOf = (attribute: JSXAttributeItem) =>
  attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier'
    ? attribute.name.name
    : undefined

function textOfAttribute(attributes: readonly JSXAttributeItem[], name: string) {
  const found = attributes.find((one) => nameOf(one) === name)
  if (found?.type !== 'JSXAttribute' || !found.value) return undefined
  if (found.value.type === 'Literal') return String(found.value.value)
  if (found.value.type !== 'JSXExpressionContainer') return undefined
  const { expression } = found.value
  return expression.type === 'JSXEmptyExpression' ? undefined : textOf(expression, new Set())
}
