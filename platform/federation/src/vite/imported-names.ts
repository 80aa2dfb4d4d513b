import { parseSync, Visitor, type Argument, type Expression } from 'oxc-parser'
import type { GraphFacts } from '../graph-facts.ts'

/**
 * Adds the names that the CommonJS code of a chunk reads of packages of the host. Unused imports were dropped before, and
 * the names of a chunk are unique.
 */
export function addImportedNames(
  code: string,
  isShared: (request: string) => boolean,
  { imports, whole }: Pick<GraphFacts, 'imports' | 'whole'>,
): void {
  const { program } = parseSync('chunk.js', code)
  /** The request of each variable, and the places where the variable is not used. */
  const variables = new Map<string, string>()
  const places = new Set<number>()
  new Visitor({
    VariableDeclarator({ id, init }) {
      const request = requestOf(init)
      if (id.type !== 'Identifier' || request === undefined || !isShared(request)) return
      variables.set(id.name, request)
      places.add(id.start)
    },
  }).visit(program)

  const add = (request: string, name: string) =>
    imports.set(request, (imports.get(request) ?? new Set()).add(name))
  new Visitor({
    // `react = __toESM(react)`
    AssignmentExpression({ left, right }) {
      if (left.type !== 'Identifier' || !variables.has(left.name)) return
      places.add(left.start)
      if (right.type === 'CallExpression')
        for (const one of right.arguments) if (isNamed(one, left.name)) places.add(one.start)
    },
    MemberExpression(node) {
      const { object, property, computed } = node
      if (computed || property.type !== 'Identifier') return
      if (object.type === 'Identifier' && variables.has(object.name)) {
        // The object itself, whose names the surrounding expression reads.
        if (property.name === 'default') return
        places.add(object.start)
        add(variables.get(object.name)!, property.name)
      }
      if (
        object.type === 'MemberExpression' &&
        object.object.type === 'Identifier' &&
        object.property.type === 'Identifier' &&
        object.property.name === 'default' &&
        variables.has(object.object.name)
      ) {
        places.add(object.object.start)
        add(variables.get(object.object.name)!, property.name)
      }
    },
  }).visit(program)
  new Visitor({
    Identifier({ name, start }) {
      const request = variables.get(name)
      if (request !== undefined && !places.has(start)) whole.add(request)
    },
  }).visit(program)
}

const isNamed = (one: Argument, name: string) => one.type === 'Identifier' && one.name === name

/** The request of `require("react")`, also inside of a conversion: `__toESM(require("react"))`. */
function requestOf(node: Expression | Argument | null): string | undefined {
  if (node?.type !== 'CallExpression') return undefined
  const [first] = node.arguments
  if (!first) return undefined
  if (node.callee.type === 'Identifier' && node.callee.name === 'require')
    return first.type === 'Literal' && typeof first.value === 'string' ? first.value : undefined
  return requestOf(first)
}
