import { parseSync } from '@swc/core'

/** A test of a file, with the titles of the groups around it. */
export interface TestTitle {
  title: string
  /** The rows of docs/requirements.md that it names, known or not. */
  rows: string[]
}

type Node = { type?: string } & Record<string, unknown>

const ROW = /\b[CEFKMNPRTUVX]-\d{2}\b/g
const TEST = /^(test|it)(\.each)?$/
const GROUP = /(^|\.)describe(\.each)?$/

/** The tests of a source file. A title with a placeholder has the rows that the strings of its file name. */
export function titlesIn(source: string, options: { jsx: boolean }): TestTitle[] {
  const module = parseSync(source, { syntax: 'typescript', tsx: options.jsx }) as unknown as Node
  const strings: string[] = []
  const titles: string[] = []
  const visit = (value: unknown, groups: readonly string[]): void => {
    if (Array.isArray(value)) return value.forEach((item) => visit(item, groups))
    if (!isNode(value)) return
    const text = textOf(value)
    if (text !== undefined) strings.push(text)
    const call = value.type === 'CallExpression' ? readCall(value) : undefined
    if (call && TEST.test(call.name)) titles.push([...groups, call.title].join(' › '))
    const inner = call && GROUP.test(call.name) ? [...groups, call.title] : groups
    for (const child of Object.values(value)) visit(child, inner)
  }
  visit(module.body, [])
  const ofFile = rowsIn(strings.join(' '))
  return titles.map((title) => ({
    title,
    rows: rowsIn(title).length > 0 || !/[%$]/.test(title) ? rowsIn(title) : ofFile,
  }))
}

const rowsIn = (text: string): string[] => [...new Set(text.match(ROW))]

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The name and the first argument of a call whose first argument is a string and whose last one is a function. */
function readCall(node: Node): { name: string; title: string } | undefined {
  const given = (node.arguments as { expression: Node }[]).map(({ expression }) => expression)
  const title = given[0] && textOf(given[0])
  const hasBody = given.some(
    ({ type }) => type?.endsWith('FunctionExpression') || type === 'ArrowFunctionExpression',
  )
  return title === undefined || !hasBody ? undefined : { name: nameOf(node.callee as Node), title }
}

function nameOf(node: Node): string {
  switch (node.type) {
    case 'Identifier':
      return node.value as string
    case 'MemberExpression':
      return `${nameOf(node.object as Node)}.${nameOf(node.property as Node)}`
    case 'CallExpression':
      return nameOf(node.callee as Node)
    case 'TaggedTemplateExpression':
      return nameOf(node.tag as Node)
    default:
      return ''
  }
}

function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return node.value as string
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { raw: string }[]).map(({ raw }) => raw).join('${}')
  return undefined
}
