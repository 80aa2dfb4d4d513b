import { waitFor } from '@testing-library/react'
import { createFace } from './face.ts'

/** A document whose web font loads, or does not. */
function open({ comes = true } = {}) {
  const asked: string[] = []
  const fonts = {
    async load(font: string) {
      asked.push(font)
      if (!comes) throw new DOMException('The network is gone', 'NetworkError')
      return [{}]
    },
  }
  const page = { fonts, cookie: '' }
  const face = createFace(page as unknown as Document, '/', { cookieDomain: 'borong.example' })
  return { face, page, asked }
}

test('the first page requests no web font, the second fetches it once for all later pages', async () => {
  const { face, page, asked } = open()
  face.arrive('/')
  face.arrive('/category')
  await waitFor(() => expect(page.cookie).toContain('face=1'))
  expect(page.cookie).toContain('Domain=borong.example')
  face.arrive('/brand')
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(asked).toHaveLength(1)
})

test('a web font that fails to load sets no cookie, and is requested again on a later page', async () => {
  const { face, page, asked } = open({ comes: false })
  face.arrive('/category')
  await waitFor(() => expect(asked).toHaveLength(1))
  face.arrive('/brand')
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(page.cookie).toBe('')
})

test('a visitor with save-data gets no web font', async () => {
  Object.assign(navigator, { connection: { saveData: true } })
  const { face, asked } = open()
  face.arrive('/category')
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(asked).toEqual([])
  Object.assign(navigator, { connection: undefined })
})
