import {
  SignatureKind,
  SymbolFlags,
  type Checker,
  type Symbol,
  type Type,
} from 'typescript/unstable/sync'

const DEEPEST = 12

/**
 * Writes a type as a text that refers to no declaration of this project: the fields of its objects instead of their
 * names, in an order that does not depend on the source. A type of a library keeps its name.
 */
export function typeText(checker: Checker, type: Type, outer: readonly number[] = []): string {
  const named = nameInLibrary(type)
  if (named) return named
  if (type.isUnionType()) {
    const parts = type.getTypes().map((part) => typeText(checker, part, outer))
    return unionOf(parts)
  }
  if (type.isTypeParameter()) return 'unknown'
  if (!type.isObjectType() && !type.isIntersectionType()) return checker.typeToString(type)
  // A type that contains itself, as a tree of categories does.
  if (outer.includes(type.id) || outer.length > DEEPEST) return 'unknown'
  const within = [...outer, type.id]
  const textOf = (part: Type) => typeText(checker, part, within)
  if (type.isTypeReference() && type.isTupleType())
    return `[${checker.getTypeArguments(type).map(textOf).join(', ')}]`
  if (type.isTypeReference() && checker.isArrayType(type))
    return `readonly (${checker.getTypeArguments(type).map(textOf).join('')})[]`
  return functionText(checker, type, textOf) ?? objectText(checker, type, within)
}

/** The properties of a type, each with the text of its type. */
export const propertiesOf = (checker: Checker, type: Type, outer: readonly number[] = []) =>
  checker
    .getPropertiesOfType(type)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((property) => {
      const required = (property.flags & SymbolFlags.Optional) === 0
      const text = textOfSymbol(checker, property, outer)
      const given = required ? text : text.replace(/ \| undefined$/, '')
      return { name: property.name, required, type: given }
    })

function textOfSymbol(checker: Checker, symbol: Symbol, outer: readonly number[]): string {
  const type = checker.getTypeOfSymbol(symbol)
  return type ? typeText(checker, type, outer) : 'unknown'
}

// In alphabetical order, `undefined` last. The compiler lists `boolean` as two types.
function unionOf(parts: readonly string[]): string {
  const texts = new Set(parts.map((part) => (part.includes('=>') ? `(${part})` : part)))
  if (texts.has('true') && texts.has('false')) {
    texts.delete('true')
    texts.delete('false')
    texts.add('boolean')
  }
  const isLast = texts.delete('undefined')
  return [...[...texts].toSorted(), ...(isLast ? ['undefined'] : [])].join(' | ')
}

function functionText(checker: Checker, type: Type, textOf: (type: Type) => string) {
  const [signature, ...others] = checker.getSignaturesOfType(type, SignatureKind.Call)
  if (!signature || others.length > 0 || checker.getPropertiesOfType(type).length > 0)
    return undefined
  // Parameters have no names of their own, which a squad may change.
  const parameters = signature.getParameters().map((parameter, index) => {
    const of = checker.getTypeOfSymbol(parameter)
    return `${String.fromCharCode(97 + (index % 26))}: ${of ? textOf(of) : 'unknown'}`
  })
  const result = checker.getReturnTypeOfSignature(signature)
  return `(${parameters.join(', ')}) => ${result ? textOf(result) : 'unknown'}`
}

function objectText(checker: Checker, type: Type, within: readonly number[]): string {
  const indexes = checker
    .getIndexInfosOfType(type)
    .map(
      ({ keyType, valueType }) =>
        `[key: ${checker.typeToString(keyType)}]: ${typeText(checker, valueType, within)}`,
    )
  const fields = propertiesOf(checker, type, within).map(({ name, required, type: text }) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
    return `${key}${required ? '' : '?'}: ${text}`
  })
  const all = [...indexes, ...fields]
  return all.length > 0 ? `{ ${all.join('; ')} }` : '{}'
}

/** `import("react").ReactNode`, `Date`; undefined for a type of this project and for lists. */
function nameInLibrary(type: Type): string | undefined {
  const symbol = type.getAliasSymbol() ?? type.getSymbol()
  const path = symbol?.declarations[0]?.path
  if (!symbol || path === undefined || symbol.name.startsWith('__')) return undefined
  if (/\/lib\.[\w.]+\.d\.ts$/.test(path))
    return PLAIN.has(symbol.name) ? symbol.name : undefined
  const library = /.*\/node_modules\/(@[^/]+\/[^/]+|[^/]+)\//.exec(path)?.[1]
  if (!library || library.startsWith('@borong/')) return undefined
  const imported = library.replace(/^@types\//, '')
  return `import(${JSON.stringify(imported)}).${symbol.name}`
}

// Classes of browsers. Generic types of the language, as `Array` and `Partial`, are written out.
const PLAIN: ReadonlySet<string> = new Set(['Date', 'File', 'Blob', 'URL', 'Element', 'HTMLElement', 'Event'])
