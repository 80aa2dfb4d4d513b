import { markAlive } from '@borong/contract/host'
import { pressEarlyTaps } from './early-taps.ts'

const pressed: string[] = []
const by = (id: string) => document.getElementById(id)!
const turn = () => new Promise((resolve) => setTimeout(resolve, 5))

beforeAll(pressEarlyTaps)
beforeEach(() => {
  pressed.length = 0
  document.body.innerHTML = `<div id="app"><button id="language" data-heard></button>
    <div id="screen" data-remote="marketplace"><button id="wish" data-heard></button>
      <div id="widget" data-remote="checkout"><button id="buy" data-heard></button></div></div></div>`
  by('app').addEventListener('click', ({ target }) => pressed.push((target as Element).id))
})

test('a button that was tapped before its part of the page lived is pressed once when it does', async () => {
  await turn()
  expect(pressed).toEqual([])
  markAlive(by('app'))
  await turn()
  expect(pressed).toEqual(['language'])
  markAlive(by('screen'))
  await turn()
  expect(pressed).toEqual(['language', 'wish'])
  markAlive(by('widget'))
  await turn()
  expect(pressed).toEqual(['language', 'wish', 'buy'])
  expect(document.querySelector('[data-heard]')).toBeNull()
})
