import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const SOURCE = join(import.meta.dirname, '../../src')

/** A statement in the code of the gateway that names a table. */
export interface TableUse {
  /** The folder of the domain whose code it is. */
  domain: string
  file: string
  table: string
  isWrite: boolean
}

const DECLARED = /interface Tables \{([^}]*)\}/g
/** The gateway itself, which reads the tokens of visitors. */
const SHARED = 'server'
const READS = [
  /(?:selectFrom|innerJoin|leftJoin|using)\(\s*'(\w+)/g,
  /\b(?:from|join) "?([a-z_]+)"?(?=[\s,;)`]|$)/g,
]
const WRITES = [
  /(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g,
  /\b(?:insert into|delete from) "?([a-z_]+)"?/gi,
  /\bupdate "?([a-z_]+)"? (?:\w+ )?set\b/gi,
]

/** Tests, and the data that they insert. */
const NO_STATEMENTS = /\.test\.ts$|(^|\/)testing/
const COMMENTS = /\/\*\*[^]*?\*\/|^ *\/\/.*$/gm
/** Steps of a migration run once, in the order of their release. */
const MIGRATIONS = /: Record<string, Migration> = \{[^]*?^\}/gm

/** The code of the gateway by file, without comments and migrations. */
function sources(): Map<string, string> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !NO_STATEMENTS.test(path),
  )
  return new Map(
    files.map((path) => [
      relative('.', path).split(sep).join('/'),
      readFileSync(join(SOURCE, path), 'utf8').replaceAll(COMMENTS, '').replaceAll(MIGRATIONS, ''),
    ]),
  )
}

const domainOf = (file: string) => file.split('/')[0]!

const found = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1]!))

/** The owner of each table: the domain that declares it in `interface Tables`. */
export function ownersOf(files = sources()): Map<string, string> {
  const owners = new Map<string, string>()
  for (const [file, text] of files)
    for (const [, body] of text.matchAll(DECLARED))
      for (const [, table] of body!.matchAll(/^ +(\w+):/gm)) owners.set(table!, domainOf(file))
  return owners
}

/** The statements of domains on tables of another domain. */
export function foreignUses(files = sources()): TableUse[] {
  const owners = ownersOf(files)
  return [...files].flatMap(([file, text]) => {
    const domain = domainOf(file)
    const isForeign = (table: string) =>
      domain !== SHARED && ![domain, SHARED, undefined].includes(owners.get(table))
    const uses = (isWrite: boolean, code: string, patterns: readonly RegExp[]) =>
      found(code, patterns)
        .filter(isForeign)
        .map((table) => ({ domain, file, table, isWrite }))
    return [
      ...uses(true, text, WRITES),
      ...uses(false, text.replaceAll(/delete from/gi, 'delete'), READS),
    ]
  })
}
