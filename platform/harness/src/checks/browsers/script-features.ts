import { parseSync, Visitor, type Expression } from 'oxc-parser'
import { featuresByWord, findFeature, browsersWithout } from './support.ts'

/** A global object of a page or a worker, and the interface that MDN lists its members under. */
const INTERFACES: Readonly<Record<string, string>> = {
  crypto: 'Crypto',
  document: 'Document',
  globalThis: 'Window',
  history: 'History',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  scope: 'ServiceWorkerGlobalScope',
  sessionStorage: 'Storage',
  window: 'Window',
}

export interface ScriptFeature {
  name: string
  line: number
}

/** Their objects have no known type in a source file, so that a method is known by its name alone. */
const COMMON = [
  ...['Array', 'Iterator', 'Map', 'Object', 'Promise', 'RegExp', 'Set', 'String', 'TypedArray'].map(
    (name) => `javascript.builtins.${name}`,
  ),
  ...[
    'AbortSignal',
    'Blob',
    'DataTransfer',
    'Document',
    'DOMTokenList',
    'Element',
    'Event',
    'FormData',
    'Headers',
    'HTMLDialogElement',
    'HTMLElement',
    'HTMLFormElement',
    'HTMLInputElement',
    'HTMLMediaElement',
    'HTMLVideoElement',
    'Node',
    'ReadableStream',
    'Response',
    'URL',
    'URLSearchParams',
  ].map((name) => `api.${name}`),
]

const methods = lacking(featuresByWord(...COMMON))
const attributes = lacking(featuresByWord('html.global_attributes', 'html.elements'))

/**
 * The features of the browser that a source file uses and that some supported browser lacks: globals and their members, and
 * members of other objects and attributes of elements whose name no supported feature has.
 */
export function scriptFeaturesIn(file: string, source: string): ScriptFeature[] {
  const found: ScriptFeature[] = []
  const lineOf = (at: number) => source.slice(0, at).split('\n').length
  const add = (name: string | undefined, at: number) => {
    if (name !== undefined) found.push({ name, line: lineOf(at) })
  }
  const { program } = parseSync(file, source)
  new Visitor({
    MemberExpression: ({ object, property, computed, start }) => {
      if (computed || property.type !== 'Identifier') return
      const owner = nameOf(object)
      if (owner !== undefined) add(ofGlobal(owner, property.name), start)
    },
    NewExpression: ({ callee, start }) => {
      const name = nameOf(callee)
      if (name !== undefined)
        add(unsupported([`api.${name}`, `javascript.builtins.${name}`]), start)
    },
    CallExpression: ({ callee, start }) => {
      const name = nameOf(callee)
      if (name !== undefined) add(unsupported([`api.${name}`, `api.Window.${name}`]), start)
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
        add(methods.get(callee.property.name), start)
    },
    Literal: (node) => {
      if ('regex' in node && /\(\?<[=!]/.test(node.regex.pattern))
        add(unsupported(['javascript.regular_expressions.lookbehind_assertion']), node.start)
    },
    JSXOpeningElement: ({ name, attributes: given }) => {
      if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return
      for (const attribute of given)
        if (attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier')
          add(attributes.get(attribute.name.name.toLowerCase()), attribute.start)
    },
  }).visit(program)
  return found
}

const nameOf = (node: Expression | { type: string }): string | undefined =>
  node.type === 'Identifier' ? (node as { name: string }).name : undefined

const ofGlobal = (owner: string, member: string) =>
  unsupported([
    `api.${owner}.${member}_static`,
    `javascript.builtins.${owner}.${member}`,
    `api.${INTERFACES[owner] ?? owner}.${member}`,
  ])

function unsupported(names: readonly string[]): string | undefined {
  const name = names.find((one) => findFeature(one))
  return name !== undefined && browsersWithout(findFeature(name)!).length > 0 ? name : undefined
}

/** The words of which every feature is unsupported, with the first of them. */
function lacking(byWord: ReadonlyMap<string, readonly string[]>): Map<string, string> {
  return new Map(
    [...byWord]
      .filter(([, names]) => names.every((name) => unsupported([name])))
      .map(([word, names]) => [word, names[0]!]),
  )
}
