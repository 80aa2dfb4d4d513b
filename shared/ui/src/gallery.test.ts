import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const pages = join(__dirname, '../gallery/pages')
const shown = readdirSync(pages)
  .map((name) => readFileSync(join(pages, name), 'utf8'))
  .join('\n')

/** Building blocks of other components, and invisible components. */
const PARTS = new Set(['Field', 'FormSummary', 'Icon', 'Modal', 'TileLayer', 'VisuallyHidden'])
const components = readdirSync(__dirname)
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map((name) => name.replace('.tsx', ''))
  .filter((name) => !PARTS.has(name))

test.each(components)('K-06: %s is on a page of the gallery', (component) => {
  expect(shown).toContain(`src/${component}.tsx'`)
})
