import { markHydrated } from '@borong/contract/host'
import { waitFor } from '@testing-library/react'
import { pressEarlyTaps } from './early-taps.ts'

const pressed: string[] = []
const by = (id: string) => document.getElementById(id)!

beforeAll(pressEarlyTaps)
beforeEach(() => {
  pressed.length = 0
  document.body.innerHTML = `<div id="app"><button id="language" data-heard></button>
    <div id="screen" data-remote="marketplace"><button id="wish" data-heard></button>
      <div id="widget" data-remote="checkout"><button id="buy" data-heard></button></div></div></div>`
  by('app').addEventListener('click', ({ target }) => pressed.push((target as Element).id))
})

test('a button that was tapped before hydration is clicked once after it', async () => {
  expect(pressed).toEqual([])
  markHydrated(by('app'))
  await waitFor(() => expect(pressed).toEqual(['language']))
  markHydrated(by('screen'))
  await waitFor(() => expect(pressed).toEqual(['language', 'wish']))
  markHydrated(by('widget'))
  await waitFor(() => expect(pressed).toEqual(['language', 'wish', 'buy']))
  expect(document.querySelector('[data-heard]')).toBeNull()
})
