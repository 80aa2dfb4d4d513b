import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FileButton } from './FileButton.tsx'

const list = new File(['0812;10rb'], 'list.csv', { type: 'text/csv' })

test('opens the file dialog from the keyboard, and is the only control', async () => {
  render(<FileButton label="Pilih file" accept=".csv" onFile={() => undefined} />)
  const input = screen.getByLabelText('Pilih file', { selector: 'input' })
  const opened = jest.spyOn(input, 'click')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Pilih file' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(opened).toHaveBeenCalledTimes(1)
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

test('reports the chosen file, and the same file once more', async () => {
  const names: string[] = []
  render(
    <FileButton label="Pilih file" accept=".csv" onFile={({ name }: File) => names.push(name)} />,
  )
  const input = screen.getByLabelText('Pilih file', { selector: 'input' })
  await userEvent.upload(input, list)
  expect(input).toHaveProperty('files.length', 0)
  await userEvent.upload(input, list)
  expect(names).toEqual(['list.csv', 'list.csv'])
})
