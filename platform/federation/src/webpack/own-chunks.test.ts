import { runInNewContext } from 'node:vm'
import { routing } from './own-chunks.ts'

type Chunk = [ids: string[], modules: object]

// The bundler's chunk loader hands each chunk to the release before it as well.
const LOADER = `const attached = (self.chunks ??= [])
const previous = attached.push.bind(attached)
attached.forEach((chunk) => taken.push(chunk[1]))
attached.push = (chunk) => { taken.push(chunk[1]); previous(chunk) }`

/** A page on which releases are evaluated, each with the addresses of its chunks. */
function openPage() {
  const self: { chunks?: { push(chunk: Chunk): void } } = {}
  const document = { currentScript: { src: '' } }
  const { before, after } = routing('chunks', { path: 'own.path', nameOf: 'own.nameOf' })
  return {
    evaluate(names: Record<string, string>) {
      const taken: object[] = []
      const own = { path: 'https://shop/assets/', nameOf: (id: string) => names[id] }
      runInNewContext(`(() => {\n${before}\n${LOADER}\n${after}\n})()`, {
        self,
        document,
        own,
        taken,
      })
      return taken
    },
    load(name: string, chunk: Chunk) {
      document.currentScript.src = `https://shop/assets/${name}`
      self.chunks!.push(chunk)
    },
  }
}

test('M-04: a release takes no chunk of another release on the same page', () => {
  const page = openPage()
  const first = page.evaluate({ '7': 'screen.a1.js' })
  page.load('screen.a1.js', [['7'], { is: 'first' }])
  const second = page.evaluate({ '7': 'screen.b2.js', '8': 'later.b2.js' })
  page.load('screen.b2.js', [['7'], { is: 'second' }])
  page.load('later.b2.js', [['8'], { is: 'only in the second' }])
  expect(first).toEqual([{ is: 'first' }])
  expect(second).toEqual([{ is: 'second' }, { is: 'only in the second' }])
})

test('M-04: the earlier release on a page gets its chunks after a later one was evaluated', () => {
  const page = openPage()
  const first = page.evaluate({ '7': 'screen.a1.js' })
  const second = page.evaluate({ '7': 'screen.b2.js' })
  page.load('screen.a1.js', [['7'], { is: 'first' }])
  expect(first).toEqual([{ is: 'first' }])
  expect(second).toEqual([])
})

test('M-04: two releases on a page share a chunk that is the same in both', () => {
  const page = openPage()
  const first = page.evaluate({ '7': 'screen.a1.js' })
  const second = page.evaluate({ '7': 'screen.a1.js' })
  page.load('screen.a1.js', [['7'], { is: 'both' }])
  expect([first, second]).toEqual([[{ is: 'both' }], [{ is: 'both' }]])
})
