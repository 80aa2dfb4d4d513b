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

test('K-06: chooses by an arrow key if a choice does not navigate', async () => {
  const taken = couriers(false)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(taken).toEqual(['jnt'])
})

test.each(['{Enter}', ' '])(
  'K-06: moves only the focus by arrow keys if a choice navigates, and %p chooses the focused option',
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

test.each(['{Enter}', ' '])('K-06: %p chooses an option that is already chosen', async (key) => {
  const taken = couriers(true)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}{ArrowDown}')
  expect(radio('JNE')).toHaveFocus()
  await userEvent.keyboard(key)
  expect(taken).toEqual(['jne'])
})

test('R-24: chooses an already chosen option by a tap, and ignores a second tap', async () => {
  const taken = couriers(true)
  await userEvent.click(screen.getByText('JNE'))
  await userEvent.click(screen.getByText('J&T'))
  expect(taken).toEqual(['jne'])
})
