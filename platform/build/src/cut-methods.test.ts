import { createRequire } from 'node:module'

const cutMethods = createRequire(__filename)('./cut-methods.cjs') as (
  this: { resourcePath: string; getOptions(): object },
  source: string,
) => string

const cut = (source: string, options: object) =>
  cutMethods.call({ resourcePath: 'library.js', getOptions: () => options }, source)

const library = `class Other {
  load() {
    return 1;
  }
}
class Words extends Other {
  async load(names = {}, done) {
    if (names) {
      done();
    }
  }
  say() {
    return format('$&');
  }
}
`

test('a method is left out of its own class, with all that is in it', () => {
  const text = cut(library, { methods: ['Words.load'] })
  expect(text).toContain('class Other {\n  load() {')
  expect(text).toContain('class Words extends Other {\n  say() {')
})

test('a piece of text is put in the place of another, as it is written', () => {
  expect(cut(library, { instead: [["format('$&')", "'$&'"]] })).toContain("return '$&';")
})

test.each([
  [{ methods: ['Words.sing'] }, 'library.js has no Words.sing'],
  [{ methods: ['Sounds.load'] }, 'library.js has no Sounds.load'],
  [{ instead: [['format(2)', '']] }, 'library.js has changed: format(2)'],
])('a library that no longer has %j is not built', (options, message) => {
  expect(() => cut(library, options)).toThrow(message)
})
