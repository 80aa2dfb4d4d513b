import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@borong/build/units'

export const pascal = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
const titled = (name: string) => pascal(name).replace(/(?!^)([A-Z])/g, ' $1')
export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The files of a new remote, by path: a page, a widget, messages in both languages, a test. */
export async function scaffold(name: string): Promise<Record<string, string>> {
  // An existing remote is the template for the packages and versions of a new one.
  const model = JSON.parse(
    await readFile(join(root, 'remotes/services/package.json'), 'utf8'),
  ) as object
  return {
    'package.json': json({ ...model, name: `@borong/${name}`, version: '1.0.0' }),
    'tsconfig.json': await readFile(join(root, 'remotes/services/tsconfig.json'), 'utf8'),
    'rspack.config.ts': `import { remote } from '../../rspack.config.base.ts'\n\nexport default remote(import.meta)\n`,
    'README.md': `# @borong/${name}\n\nIt offers the page \`/${name}\` and the widget \`${name}/card\`.\nRun it alone inside the shop with \`pnpm borong dev ${name}\`.\n\nIt sends a call of the gateway by its descriptor from \`@borong/api\`: \`useCall(categories)\`. List calls in \`remote.ts\` to get their\nreplies with the document: \`calls: [[categories]]\`.\n`,
    ...sources(name),
  }
}

/** The sources of a new remote, which are equal in this repository and in one of its own. */
export function sources(name: string): Record<string, string> {
  const screen = `${pascal(name)}Screen`
  const widget = `${pascal(name)}Card`
  return {
    'remote.ts': `import { defineRemote, defineWidget } from '@borong/contract/remote'
import type { ${widget}Props } from './src/widgets/${widget}.tsx'

export default defineRemote({
  name: '${name}',
  routes: [{ path: '/${name}', guard: 'public', screen: './page/${screen}' }],
  widgets: { card: defineWidget<${widget}Props>('./widgets/${widget}') },
})
`,
    [`src/page/${screen}.tsx`]: `import { PageTitle, useMessages } from '@borong/contract'
import styles from './${screen}.module.css'

/** The page at /${name}. */
export function ${screen}() {
  const t = useMessages()
  return (
    <section className={styles.page}>
      <PageTitle>{t('page.title')}</PageTitle>
      <h1>{t('page.title')}</h1>
      <p>{t('page.lead')}</p>
    </section>
  )
}
`,
    [`src/page/${screen}.module.css`]: `.page {\n  padding: 12px;\n  background: var(--paper);\n}\n`,
    [`src/page/${screen}.test.tsx`]: `import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import table from '../../remote.ts'

const words = (language: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../messages', \`\${language}.json\`), 'utf8')) as object

test('M-02: the page is offered at its path, with words in both languages', () => {
  expect(table.routes.map((route) => route.path)).toEqual(['/${name}'])
  expect(Object.keys(words('en'))).toEqual(Object.keys(words('id')))
})
`,
    [`src/widgets/${widget}.tsx`]: `import { Link, useMessages } from '@borong/contract'

export interface ${widget}Props {
  /** The text of the link. Default: the title of the page. */
  title?: string
}

/** A part that other remotes place on their pages: \`<Widget name="${name}/card" />\`. */
export function ${widget}({ title }: ${widget}Props) {
  const t = useMessages()
  return <Link to="/${name}">{title ?? t('card.title')}</Link>
}
`,
    'src/messages/id.json': json({
      page: { title: titled(name), lead: 'Halaman ini dibangun dan dirilis oleh timnya sendiri.' },
      card: { title: titled(name) },
    }),
    'src/messages/en.json': json({
      page: { title: titled(name), lead: 'This page is built and released by its own squad.' },
      card: { title: titled(name) },
    }),
  }
}
