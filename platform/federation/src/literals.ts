import { parseSync, Visitor, type Expression } from 'oxc-parser'

/** The part of a text that is known only at run time. */
export const HOLE = '\0'

/** The addresses and widget names in the texts of a source file. */
export interface Literals {
  links: string[]
  widgets: string[]
}

/**
 * Reads the texts of a source file that can be an address of the shop or the name of a widget: string literals,
 * templates and concatenations, wherever they are. A text that is put together in another way is not seen. A text that
 * only looks like an address does no harm: the registry compares addresses with the paths that releases offer.
 */
export function literalsIn(file: string, source: string): Literals {
  const texts = textsIn(file, source)
  return {
    links: distinct(texts.flatMap((text) => linkOf(text) ?? [])),
    widgets: distinct(texts.filter((text) => WIDGET.test(text) && !MEDIA_TYPE.test(text))),
  }
}

const WIDGET = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/
const MEDIA_TYPE = /^(application|audio|font|image|message|model|multipart|text|video)\//
const SEGMENT = /^[\w.~%@!$&'()*+,;=:-]+$/

const distinct = (texts: readonly string[]) => [...new Set(texts)].toSorted()

/** `/v/${vendor}/product/${alias}?from=home` becomes `/v/:/product/:`. */
export function linkOf(text: string): string | undefined {
  if (!text.startsWith('/') || text.startsWith('//')) return undefined
  const parts = text.split(/[?#]/)[0]!.split('/').filter(Boolean)
  const segments = parts.map((part, index) => {
    if (part.startsWith(':') || part.startsWith(HOLE)) return ':'
    // The end of an address that is known only at run time is most often its query.
    if (part.includes(HOLE)) return index === parts.length - 1 ? part.split(HOLE)[0]! : ':'
    return part
  })
  return segments.every((segment) => SEGMENT.test(segment)) ? `/${segments.join('/')}` : undefined
}

function textsIn(file: string, source: string): string[] {
  const texts: string[] = []
  // Positions of texts that are part of a longer one, of a type, or the name of a module.
  const read = new Set<number>()
  const skip = (node: { source: { start: number } | null }) => {
    if (node.source) read.add(node.source.start)
  }
  const add = (node: Expression) => {
    if (read.has(node.start)) return
    texts.push(textOf(node, read))
  }
  new Visitor({
    ImportDeclaration: skip,
    ImportExpression: skip,
    ExportNamedDeclaration: skip,
    ExportAllDeclaration: skip,
    TSImportType: skip,
    TSLiteralType: ({ literal }) => void read.add(literal.start),
    BinaryExpression: (node) => {
      if (node.operator === '+') add(node)
    },
    TemplateLiteral: add,
    Literal: (node) => {
      if (typeof node.value === 'string') add(node)
    },
  }).visit(parseSync(file, source).program)
  return texts
}

export function textOf(node: Expression, read: Set<number>): string {
  read.add(node.start)
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral')
    return node.quasis.map(({ value }) => value.cooked ?? '').join(HOLE)
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return textOf(node.left, read) + textOf(node.right, read)
  return HOLE
}
