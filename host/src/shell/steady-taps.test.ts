import { keepTaps } from './steady-taps.ts'

const pressed: string[] = []
const by = (id: string) => document.getElementById(id)!

beforeEach(() => {
  pressed.length = 0
  document.body.innerHTML = `<main id="page"><a id="chat" href="#chat"><b id="icon">i</b></a><button id="other">o</button></main>`
  for (const id of ['chat', 'other', 'page'])
    by(id).addEventListener('click', (event) => {
      if (event.target === event.currentTarget || id !== 'page') pressed.push(id)
    })
})
beforeAll(keepTaps)

function tap(down: string, up: string, [x, y] = [5, 5]) {
  const at = { bubbles: true, cancelable: true, clientX: 5, clientY: 5 }
  const pointer = new MouseEvent('pointerdown', at)
  Object.defineProperty(pointer, 'isPrimary', { value: true })
  by(down).dispatchEvent(pointer)
  const click = new MouseEvent('click', { ...at, clientX: x, clientY: y, detail: 1 })
  by(up).dispatchEvent(click)
}

test.each([
  ['nothing', 'page'],
  ['another thing', 'other'],
])('a tap counts for what was under the finger, when %s is there at its end', (_, up) => {
  tap('icon', up)
  expect(pressed).toEqual(['chat'])
})

test('a tap that nothing moved under is the browser’s own', () => {
  tap('chat', 'icon')
  expect(pressed).toEqual(['chat'])
})

test('who draws the finger away has changed his mind', () => {
  tap('chat', 'page', [5, 60])
  expect(pressed).toEqual(['page'])
})

test('what is gone can not be pressed', () => {
  document.addEventListener('pointerdown', () => by('chat').remove(), { once: true })
  tap('chat', 'other')
  expect(pressed).toEqual(['other'])
})
