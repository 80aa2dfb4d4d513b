import type { WidgetDeclaration } from '@borong/contract/release'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { API, SymbolFlags, TypeFlags } from 'typescript/unstable/sync'
import { propertiesOf } from './type-text.ts'

/**
 * The properties of the widgets that a `remote.ts` declares with `defineWidget<Props>()`, read by the TypeScript
 * compiler. A widget that is declared by its module alone has none recorded.
 */
export async function widgetDeclarations(
  directory: string,
): Promise<Record<string, WidgetDeclaration>> {
  const file = join(directory, 'remote.ts')
  const project = join(directory, 'tsconfig.json')
  const declared = definedWidgets(await readFile(file, 'utf8'))
  if (declared.length === 0 || !existsSync(project)) return {}
  const api = new API({ cwd: directory })
  try {
    const checker = api.updateSnapshot({ openProjects: [project] }).getProject(project)?.checker
    if (!checker) throw new Error(`The compiler does not open ${project}`)
    const typeAt = (position: number) => {
      const symbol = checker.getSymbolAtPosition(file, position)
      if (!symbol) return undefined
      const isImported = (symbol.flags & SymbolFlags.Alias) !== 0
      return checker.getDeclaredTypeOfSymbol(isImported ? checker.getAliasedSymbol(symbol) : symbol)
    }
    return Object.fromEntries(
      declared.map(({ name, position }) => {
        const type = position === undefined ? undefined : typeAt(position)
        if (position !== undefined && (!type || (type.flags & TypeFlags.Any) !== 0))
          throw new Error(`${file}: the type of the properties of the widget ${name} is not found`)
        return [name, declarationOf(type ? propertiesOf(checker, type) : [])]
      }),
    )
  } finally {
    api.close()
  }
}

const declarationOf = (
  found: readonly { name: string; type: string; required: boolean }[],
): WidgetDeclaration => {
  const props = Object.fromEntries(
    found.map(({ name, type, required }) => [name, { type, required }]),
  )
  const hash = createHash('sha256').update(JSON.stringify(props)).digest('hex').slice(0, 12)
  return { hash, props }
}

/** The widgets that are declared with `defineWidget`, with the position of the type of their properties. */
function definedWidgets(source: string): { name: string; position?: number }[] {
  const found: { name: string; position?: number }[] = []
  new Visitor({
    Property: ({ key, value }) => {
      if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return
      if (value.callee.name !== 'defineWidget') return
      const name =
        key.type === 'Identifier'
          ? key.name
          : key.type === 'Literal'
            ? String(key.value)
            : undefined
      if (name === undefined) return
      const type = value.typeArguments?.params[0]
      if (type && type.type !== 'TSTypeReference')
        throw new Error(`remote.ts: defineWidget of ${name} takes the name of a type`)
      found.push({ name, position: type?.start })
    },
  }).visit(parseSync('remote.ts', source).program)
  return found
}
