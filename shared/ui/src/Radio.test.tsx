import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Radio, RadioGroup } from './Radio.tsx'

function couriers(leaves: boolean) {
  const taken: string[] = []
  render(
    <RadioGroup
      label="Kurir"
      name="courier"
      value="jne"
      leaves={leaves}
      onChange={(value) => taken.push(value)}
    >
      <Radio value="jne" label="JNE" />
      <Radio value="own" label="Kurir toko" disabled />
      <Radio value="jnt" label="J&T" />
    </RadioGroup>,
  )
  return taken
}

const radio = (name: string) => screen.getByRole('radio', { name })

test('K-06: an arrow key chooses where choosing leads nowhere', async () => {
  const taken = couriers(false)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(taken).toEqual(['jnt'])
})

test.each(['{Enter}', ' '])(
  'K-06: where choosing leaves, arrow keys only move, and %p takes what has the focus',
  async (key) => {
    const taken = couriers(true)
    await userEvent.tab()
    expect(radio('JNE')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(radio('J&T')).toHaveFocus()
    expect(radio('JNE')).toBeChecked()
    expect(taken).toEqual([])
    await userEvent.keyboard(key)
    expect(taken).toEqual(['jnt'])
  },
)

test.each(['{Enter}', ' '])('K-06: %p takes what is chosen already too', async (key) => {
  const taken = couriers(true)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}{ArrowDown}')
  expect(radio('JNE')).toHaveFocus()
  await userEvent.keyboard(key)
  expect(taken).toEqual(['jne'])
})

test('R-24: a tap takes what is chosen already too, and a second one takes nothing more', async () => {
  const taken = couriers(true)
  await userEvent.click(screen.getByText('JNE'))
  await userEvent.click(screen.getByText('J&T'))
  expect(taken).toEqual(['jne'])
})
