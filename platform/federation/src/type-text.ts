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
  if (type.isUnionType() && !nameInPackage(type))
    return unionOf(type.getTypes().map((part) => typeText(checker, part, outer)))
  if (type.isTypeParameter()) return 'unknown'
  // A type that contains itself, as a tree of categories does.
  if (outer.includes(type.id) || outer.length > DEEPEST) return 'unknown'
  const within = [...outer, type.id]
  const textOf = (part: Type) => typeText(checker, part, within)
  if (type.isTypeReference() && checker.isTupleType(type))
    return `[${checker.getTypeArguments(type).map(textOf).join(', ')}]`
  if (type.isTypeReference() && checker.isArrayType(type)) {
    const kind = type.getSymbol()?.name === 'ReadonlyArray' ? 'readonly ' : ''
    return `${kind}(${checker.getTypeArguments(type).map(textOf).join('')})[]`
  }
  const named = nameInPackage(type)
  if (named !== undefined) return named + argumentsText(type.getAliasTypeArguments(), textOf)
  const inLanguage = nameInLanguage(type)
  if (inLanguage !== undefined) {
    const given = type.isTypeReference() ? checker.getTypeArguments(type) : []
    return inLanguage + argumentsText(given, textOf)
  }
  if (!type.isObjectType() && !type.isIntersectionType()) return checker.typeToString(type)
  return functionText(checker, type, textOf) ?? objectText(checker, type, within)
}

const argumentsText = (types: readonly Type[], textOf: (type: Type) => string) =>
  types.length > 0 ? `<${types.map(textOf).join(', ')}>` : ''

/** The properties of a type, each with the text of its type. */
export const propertiesOf = (checker: Checker, type: Type, outer: readonly number[] = []) =>
  checker
    .getPropertiesOfType(type)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((property) => {
      const required = (property.flags & SymbolFlags.Optional) === 0
      return { name: property.name, required, type: textOfProperty(checker, property, outer) }
    })

function textOfProperty(checker: Checker, property: Symbol, outer: readonly number[]): string {
  const type = checker.getTypeOfSymbol(property)
  if (!type) return 'unknown'
  const isOptional = (property.flags & SymbolFlags.Optional) !== 0
  if (!isOptional || !type.isUnionType() || nameInPackage(type))
    return typeText(checker, type, outer)
  const parts = type.getTypes().map((part) => typeText(checker, part, outer))
  return unionOf(parts.filter((part) => part !== 'undefined'))
}

// In alphabetical order, `undefined` last. The compiler lists `boolean` as two types.
function unionOf(parts: readonly string[]): string {
  const [only, ...others] = new Set(parts)
  if (only !== undefined && others.length === 0) return only
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

/** `import("react").ReactNode`; undefined for other types than those of a package. */
function nameInPackage(type: Type): string | undefined {
  const symbol = type.getAliasSymbol() ?? type.getSymbol()
  const path = symbol?.declarations[0]?.path
  if (!symbol || path === undefined || symbol.name.startsWith('__') || isOfLanguage(path))
    return undefined
  const library = /.*\/node_modules\/(@[^/]+\/[^/]+|[^/]+)\//.exec(path)?.[1]
  if (!library || library.startsWith('@borong/')) return undefined
  return `import(${JSON.stringify(library.replace(/^@types\//, ''))}).${symbol.name}`
}

/** `Date`, `Map`; undefined for an alias as `Partial`, which is written out. */
function nameInLanguage(type: Type): string | undefined {
  const symbol = type.getSymbol()
  const path = symbol?.declarations[0]?.path
  return symbol && path !== undefined && !symbol.name.startsWith('__') && isOfLanguage(path)
    ? symbol.name
    : undefined
}

const isOfLanguage = (path: string) => /\/lib\.[\w.]+\.d\.ts$/.test(path)
