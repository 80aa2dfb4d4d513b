import type { ForeignReads } from './foreign-reads.ts'
import type { Table } from './read-schema.ts'

/** The tables of the demo, which its own package makes. */
const DEMO = 'demo'

/** The tables by owner, as a Markdown document. */
export function schemaDocument(
  tables: readonly Table[],
  owners: ReadonlyMap<string, string>,
  reads: ForeignReads,
): string {
  const ownerOf = ({ name }: Table) => owners.get(name) ?? DEMO
  const domains = [...new Set(tables.map(ownerOf))].toSorted()
  return [
    '# Tables',
    '',
    'Made from a migrated database by `node gateway/scripts/tables.ts`; `pnpm check tables` compares it.',
    'Each table has one owner: the domain that declares it in `interface Tables`. Only its owner writes it.',
    '',
    ...diagram(tables, reads, owners),
    ...domains.flatMap((domain) => [
      `## ${domain}`,
      '',
      ...tables.filter((table) => ownerOf(table) === domain).flatMap(describe),
    ]),
  ].join('\n')
}

function describe({ name, columns, indexes }: Table): string[] {
  return [
    `### ${name}`,
    '',
    '| column | type |',
    '| --- | --- |',
    ...columns.map(
      (column) => `| ${column.name} | ${column.type}${column.isNullable ? ', nullable' : ''} |`,
    ),
    '',
    ...indexes.map((index) => `- \`${index.name}\`: ${shortOf(index.definition)}`),
    ...(indexes.length > 0 ? [''] : []),
  ]
}

/** `create unique index x on public.y using btree (a, b)` as `unique (a, b)`. */
const shortOf = (definition: string) =>
  definition
    .replace(
      /^CREATE (UNIQUE )?INDEX .* USING (\w+) /,
      (_, unique: string | undefined, kind: string) =>
        `${unique ? 'unique ' : ''}${kind === 'btree' ? '' : `${kind} `}`,
    )
    .replaceAll('|', '\\|')

/** Which domains read tables of which, and the references between tables. */
function diagram(
  tables: readonly Table[],
  reads: ForeignReads,
  owners: ReadonlyMap<string, string>,
): string[] {
  const edges = new Map<string, number>()
  for (const [domain, counts] of Object.entries(reads))
    for (const [table, count] of Object.entries(counts)) {
      const edge = `${domain} --> ${owners.get(table)}`
      edges.set(edge, (edges.get(edge) ?? 0) + count)
    }
  const total = [...edges.values()].reduce((sum, count) => sum + count, 0)
  return [
    `${total} statements read a table of another domain (\`gateway/foreign-reads.json\`). The number may only fall.`,
    '',
    '```mermaid',
    'flowchart LR',
    ...[...edges].map(([edge, count]) => `  ${edge.replace('-->', `-->|${count}|`)}`),
    '```',
    '',
    'References within a domain, which PostgreSQL checks:',
    '',
    '```mermaid',
    'erDiagram',
    ...tables.flatMap(({ name, references }) =>
      references.map(({ columns, table }) => `  ${table} ||--o{ ${name} : "${columns}"`),
    ),
    '```',
    '',
  ]
}
