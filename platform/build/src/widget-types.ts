import type { WidgetDeclaration } from '@borong/contract/release'

/** Declared widgets of one unit, by name without the unit. */
export type DeclaredWidgets = Readonly<Record<string, WidgetDeclaration>>

/**
 * A file of types with the properties of widgets, so that the compiler checks each `<Widget name="…">`. It imports no
 * remote: the texts of the types refer to no declaration of one.
 */
export function widgetTypes(
  units: Readonly<Record<string, DeclaredWidgets>>,
  command: string,
): string {
  const entries = Object.entries(units)
    .flatMap(([unit, widgets]) =>
      Object.entries(widgets).map(([name, { props }]) => [`${unit}/${name}`, props] as const),
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, props]) => `    ${JSON.stringify(name)}: ${objectOf(props)}`)
  const libraries = new Set<string>()
  const body = entries.join('\n').replace(IMPORT, (_, library: string) => {
    libraries.add(library)
    return `${aliasOf(library)}.`
  })
  const imports = [...libraries]
    .toSorted()
    .map((library) => `import type * as ${aliasOf(library)} from ${JSON.stringify(library)}\n`)
  return `// Written by \`${command}\`.
import '@borong/contract/remote'
${imports.join('')}
declare module '@borong/contract/remote' {
  interface KnownWidgets {
${body}
  }
}
`
}

/** `import("react").ReactNode` */
const IMPORT = /import\("([\w@/.-]+)"\)\./g
const aliasOf = (library: string) => `of_${library.replace(/\W/g, '_')}`

function objectOf(props: WidgetDeclaration['props']): string {
  const lines = Object.entries(props).map(
    ([name, { type, required }]) => `      ${JSON.stringify(name)}${required ? '' : '?'}: ${type}`,
  )
  return lines.length > 0 ? `{\n${lines.join('\n')}\n    }` : '{}'
}
