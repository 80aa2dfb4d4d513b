import { parseSync, Visitor, type Expression } from 'oxc-parser'

/** The parameters of the address that a source file reads, and the files that it imports. */
export interface ReadSearch {
  /** The query parameters. */
  names: string[]
  /** The line of a parameter whose name is known only at run time. */
  unknownAt: number | undefined
  /** The relative imports of values. */
  imports: string[]
}

const READERS = new Set(['get', 'getAll', 'has'])

/**
 * The query parameters that a source file reads from `useSearchParams()` or from a variable of the type
 * `URLSearchParams`. A name is a literal, or a key of a table of the file that `Object.keys` lists.
 */
export function readSearchIn(file: string, source: string): ReadSearch {
  const searches = new Set<string>()
  const reads: { of: Expression; name: Expression | undefined }[] = []
  const tables = new Map<string, string[]>()
  const listed = new Set<string>()
  const imports: string[] = []
  const { program } = parseSync(file, source)
  new Visitor({
    Identifier: (node) => {
      if (isUrlSearch(node)) searches.add(node.name)
    },
    VariableDeclarator: ({ id, init }) => {
      const value = withoutType(init)
      if (id.type === 'ArrayPattern' && isHook(value) && id.elements[0]?.type === 'Identifier')
        searches.add(id.elements[0].name)
      // `const { search } = route.get()`
      if (id.type === 'ObjectPattern')
        for (const one of id.properties)
          if (
            one.type === 'Property' &&
            isNamed(one.key, 'search') &&
            one.value.type === 'Identifier'
          )
            searches.add(one.value.name)
      if (id.type !== 'Identifier') return
      if (value?.type === 'NewExpression' && isNamed(value.callee, 'URLSearchParams'))
        searches.add(id.name)
      if (value?.type === 'ObjectExpression')
        tables.set(
          id.name,
          value.properties.flatMap((property) =>
            property.type === 'Property' && property.key.type === 'Identifier'
              ? [property.key.name]
              : [],
          ),
        )
    },
    CallExpression: ({ callee, arguments: [argument] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (isNamed(callee.object, 'Object') && callee.property.name === 'keys') {
        if (argument?.type === 'Identifier') listed.add(argument.name)
      } else if (READERS.has(callee.property.name))
        reads.push({ of: callee.object, name: argument as Expression | undefined })
    },
    ImportDeclaration: ({ importKind, source: { value } }) => {
      if (importKind !== 'type') imports.push(value)
    },
    ExportNamedDeclaration: (node) => {
      if (node.source && node.exportKind !== 'type') imports.push(node.source.value)
    },
    ExportAllDeclaration: (node) => void imports.push(node.source.value),
    ImportExpression: (node) => {
      if (node.source.type === 'Literal') imports.push(String(node.source.value))
    },
  }).visit(program)

  const own = reads.filter(({ of }) => isSearch(of, searches))
  const names = own.flatMap(({ name }) => (name?.type === 'Literal' ? [String(name.value)] : []))
  const computed = own.find(({ name }) => name?.type !== 'Literal')
  const keys = computed ? [...listed].flatMap((table) => tables.get(table) ?? []) : []
  return {
    names: [...new Set([...names, ...keys])],
    unknownAt: computed && keys.length === 0 ? lineOf(source, computed.of.start) : undefined,
    imports: imports.filter((path) => path.startsWith('.')),
  }
}

const isNamed = (node: Expression | { type: string }, name: string) =>
  node.type === 'Identifier' && (node as { name: string }).name === name

const isHook = (node: Expression | null | undefined) =>
  node?.type === 'CallExpression' && isNamed(node.callee, 'useSearchParams')

/** `search`, `useSearchParams()[0]`, or `route.get().search`. */
const isSearch = (node: Expression, searches: ReadonlySet<string>) =>
  node.type === 'Identifier'
    ? searches.has(node.name)
    : node.type === 'MemberExpression' && (isHook(node.object) || isNamed(node.property, 'search'))

/** Whether a parameter has the type `URLSearchParams`. */
function isUrlSearch(node: object): node is { name: string } {
  const type = (node as { typeAnnotation?: { typeAnnotation?: { typeName?: Expression } } | null })
    .typeAnnotation?.typeAnnotation?.typeName
  return type !== undefined && isNamed(type, 'URLSearchParams')
}

const withoutType = (node: Expression | null): Expression | null =>
  node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression'
    ? withoutType(node.expression)
    : node

const lineOf = (source: string, position: number) => source.slice(0, position).split('\n').length
