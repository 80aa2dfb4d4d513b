import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from './Tabs.tsx'

function Product() {
  const [value, setValue] = useState('about')
  return (
    <Tabs
      label="Produk"
      value={value}
      onChange={setValue}
      tabs={[
        { id: 'about', title: 'Deskripsi', content: 'Beras' },
        { id: 'tiers', title: 'Harga grosir', content: 'Beli 10+' },
        { id: 'reviews', title: 'Ulasan', content: 'Bagus' },
      ]}
    />
  )
}

test('moves between the tabs by arrows, Home and End, and wraps around', async () => {
  render(<Product />)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'Deskripsi' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Harga grosir' })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'Harga grosir' })).toHaveTextContent('Beli 10+')
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Bagus')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Deskripsi' })).toHaveFocus()
})

test('includes only the chosen tab in the tab order', async () => {
  render(<Product />)
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
})
