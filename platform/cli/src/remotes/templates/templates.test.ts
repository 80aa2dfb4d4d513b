import { root } from '@borong/build/units'
import { readVersions } from '../../packages/manifest.ts'
import { isTemplate, templates, type TemplateName } from './templates.ts'

const names = Object.keys(templates) as TemplateName[]

test.each(names)(
  'M-02: the template %s has a page, a widget, messages and one bundler',
  async (name) => {
    const { files, dependencies = [], devDependencies = [] } = templates[name]
    const paths = Object.keys(files('loyalty'))
    expect(paths.filter((path) => /^\w+\.config\.ts$/.test(path))).toHaveLength(1)
    expect(paths).toEqual(
      expect.arrayContaining(['remote.ts', 'src/messages/id.json', 'src/messages/en.json']),
    )
    expect(files('loyalty')['remote.ts']).toContain("screen: './page/LoyaltyScreen'")
    const versions = await readVersions(root)
    expect([...dependencies, ...devDependencies].filter((one) => !versions.has(one))).toEqual([])
  },
)

test('M-02: no other name is a template', () => {
  expect(isTemplate('webpack-react18')).toBe(true)
  expect(isTemplate('toString')).toBe(false)
})
