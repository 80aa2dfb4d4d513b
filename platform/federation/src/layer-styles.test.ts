import { layerStyles } from './layer-styles.ts'

const own = (source: string) => layerStyles(source, '/squad/src/page.css', 'remotes.loyalty')

test('M-02: a stylesheet is in the layer of its unit, and one of the design system in its own', () => {
  expect(own('h1 { color: red }')).toBe('@layer remotes.loyalty {\nh1 { color: red }\n}')
  const file = '/squad/node_modules/@borong/ui/dist/Button.module.css'
  expect(layerStyles('.a { color: red }', file, 'remotes.loyalty')).toContain('@layer ui {')
})

test('M-02: a stylesheet that names its layer is unchanged', () => {
  expect(own('/* base */ @layer base { h1 { color: red } }')).not.toContain('remotes')
})

test('M-02: an imported stylesheet is in the layer too, and statements stay before the rules', () => {
  expect(own('@charset "utf-8";\n@import "./a.css" print;\n.a { color: red }')).toBe(
    '@charset "utf-8";\n@import "./a.css" layer(remotes.loyalty) print;@layer remotes.loyalty {\n\n.a { color: red }\n}',
  )
  expect(own('@use "sizes";')).toBe('@use "sizes";')
})
