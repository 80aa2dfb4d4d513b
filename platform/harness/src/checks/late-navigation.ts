import { root } from '@borong/build/units'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Argument, type Function as NamedFunction, parseSync, Visitor } from 'oxc-parser'
import type { ArrowFunctionExpression } from 'oxc-parser'

const SOURCES = '{host,remotes/*,shared/*}/src/**/*.{ts,tsx}'
const TESTS = /\.test\.tsx?$/

/** A sentence for each place where a buyer may be moved after he has gone elsewhere. */
export async function findLateNavigation(): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob(SOURCES, { cwd: root, exclude: ['**/node_modules', '**/dist'] })) {
    if (TESTS.test(file)) continue
    for (const line of lateNavigationIn(file, await readFile(join(root, file), 'utf8')))
      found.push(
        `${file}:${line} navigates after an answer, which may come when the buyer has gone elsewhere: use the leave of useSubmit`,
      )
  }
  return found
}

type AnyFunction = NamedFunction | ArrowFunctionExpression

/** The lines that call `navigate` after an `await` of their function, or in the callback of a promise. */
export function lateNavigationIn(file: string, source: string): number[] {
  const lines: number[] = []
  const { program } = parseSync(file, source)
  const callbacks = new Set<Argument>()
  // Of each function around the present place: whether it has waited.
  const waited: boolean[] = [false]
  const enter = (node: AnyFunction) => waited.push(callbacks.has(node as Argument))
  const leave = () => void waited.pop()
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    'AwaitExpression:exit'() {
      waited[waited.length - 1] = true
    },
    CallExpression({ callee, arguments: given, start }) {
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
        if (['then', 'catch', 'finally'].includes(callee.property.name))
          for (const argument of given) callbacks.add(argument)
      }
      if (callee.type === 'Identifier' && callee.name === 'navigate' && waited.at(-1))
        lines.push(source.slice(0, start).split('\n').length)
    },
  }).visit(program)
  return lines
}
