import { laterStyleFinder } from './later-styles.ts'

const sheets: Record<string, string> = {
  page: '.page{margin:.5em}.page .title{color:red}',
  notice: '.notice-a{padding:1px}.title{color:red}',
  zoom: '.zoom{position:fixed}',
}
const style = (name: string) => ({
  href: `/assets/shop/${name}.css`,
  integrity: name,
  file: { name: `${name}.css`, integrity: name, bytes: 1, brotli: 1 },
})
const read = jest.fn(async (integrity: string) => {
  const content = sheets[integrity]
  if (content === undefined) throw new Error('No such file')
  return { content: Buffer.from(content), encoding: 'identity' as const }
})
const finder = laterStyleFinder({ read } as never)
const find = (html: string, ...styles: [ReturnType<typeof style>[], ReturnType<typeof style>[]]) =>
  finder(Buffer.from(html), ...styles)
const later = ['notice', 'zoom', 'gone'].map(style)

test('adds the styles of a part that is rendered, and omits those of one that is not', async () => {
  const html = '<div class="page"><h1 class="title">A</h1><p class="x notice-a">B</p></div>'
  expect(await find(html, [style('page')], later)).toEqual([later[0]])
})

test('does not request the styles that the page already has', async () => {
  expect(await find('<h1 class="title">A</h1>', [style('page')], later)).toEqual([])
})

test('reads each stylesheet once, and none for a page without later parts', async () => {
  read.mockClear()
  const notice = style('notice')
  await find('<p class="notice-a">', [], [notice])
  await find('<p class="notice-a">', [], [notice])
  await find('<p class="notice-a">', [style('page')], [])
  expect(read).toHaveBeenCalledTimes(1)
})
