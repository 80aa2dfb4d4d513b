import { guardTaps } from './guard-taps.ts'

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
beforeAll(guardTaps)

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
])('a tap clicks the element at its start, when %s is under its end', (_, up) => {
  tap('icon', up)
  expect(pressed).toEqual(['chat'])
})

test('a tap without a layout shift is left to the browser', () => {
  tap('chat', 'icon')
  expect(pressed).toEqual(['chat'])
})

test('a visitor who moves the finger away cancels the tap', () => {
  tap('chat', 'page', [5, 60])
  expect(pressed).toEqual(['page'])
})

test('a removed element cannot be clicked', () => {
  document.addEventListener('pointerdown', () => by('chat').remove(), { once: true })
  tap('chat', 'other')
  expect(pressed).toEqual(['other'])
})
