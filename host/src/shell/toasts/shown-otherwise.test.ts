import { isShownOtherwise, takeToasts } from './shown-otherwise.ts'

test('X-10: a part of the page can show a toast in its own way, as long as it is there', () => {
  const leave = takeToasts(({ id }) => id === 'cart-added')
  const added = { message: 'Ditambahkan', id: 'cart-added' }
  expect(isShownOtherwise(added)).toBe(true)
  expect(isShownOtherwise({ message: 'Tersimpan' })).toBe(false)
  leave()
  expect(isShownOtherwise(added)).toBe(false)
})
