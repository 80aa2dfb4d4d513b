import { createToasts } from './toasts.ts'

test('X-10: a toast that comes between two frames waits for the next one', () => {
  const toasts = createToasts((work) => work())
  const [first, second] = [jest.fn(), jest.fn()]
  const leave = toasts.drainTo(first)
  toasts.show({ message: 'Tersimpan' })
  leave()
  toasts.show({ message: 'Produk sudah di keranjang' })
  expect(toasts.waiting()).toEqual([{ message: 'Produk sudah di keranjang' }])
  toasts.drainTo(second)
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledWith({ message: 'Produk sudah di keranjang' })
  expect(toasts.waiting()).toEqual([])
})

test('X-10: a toast waits until the response to the tap is painted', () => {
  const later: (() => void)[] = []
  const toasts = createToasts((work) => void later.push(work))
  const shown = jest.fn()
  toasts.drainTo(shown)
  toasts.show({ message: 'Ditambahkan ke keranjang' })
  expect(shown).not.toHaveBeenCalled()
  for (const work of later) work()
  expect(shown).toHaveBeenCalledWith({ message: 'Ditambahkan ke keranjang' })
})
