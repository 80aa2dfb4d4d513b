import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChoiceList } from './ChoiceList.tsx'

const options = [
  { value: 'whatsapp', icon: null, title: 'WhatsApp', detail: '0812-****-7890' },
  { value: 'sms', icon: null, title: 'SMS' },
] as const
const list = (busy: boolean, onChoose: (value: string) => void) => (
  <ChoiceList label="Pilih cara" options={options} busy={busy} onChoose={onChoose} />
)

test('F-10: chooses an option by a tap, and disables the others while it is busy', async () => {
  const chosen: string[] = []
  const { rerender } = render(list(false, (value) => chosen.push(value)))
  await userEvent.click(screen.getByRole('button', { name: /SMS/ }))
  rerender(list(true, (value) => chosen.push(value)))
  expect(screen.getByRole('group', { name: 'Pilih cara' })).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(screen.getByRole('button', { name: /WhatsApp/ }))
  expect(chosen).toEqual(['sms'])
})
