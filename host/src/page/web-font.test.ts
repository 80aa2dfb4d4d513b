import { waitFor } from '@testing-library/react'
import { createWebFont } from './web-font.ts'

/** A document whose web font loads, or does not. */
function open({ comes = true } = {}) {
  const loaded: string[] = []
  const fonts = {
    async load(font: string) {
      loaded.push(font)
      if (!comes) throw new DOMException('The network is gone', 'NetworkError')
      return [{}]
    },
  }
  const page = { fonts, cookie: '' }
  const webFont = createWebFont(page as unknown as Document, '/', {
    cookieDomain: 'borong.example',
  })
  return { webFont, page, loaded }
}

test('the first page requests no web font, the second fetches it once for all later pages', async () => {
  const { webFont, page, loaded } = open()
  webFont.arrive('/')
  webFont.arrive('/category')
  await waitFor(() => expect(page.cookie).toContain('face=1'))
  expect(page.cookie).toContain('Domain=borong.example')
  webFont.arrive('/brand')
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(loaded).toHaveLength(1)
})

test('a web font that fails to load sets no cookie, and is requested again on a later page', async () => {
  const { webFont, page, loaded } = open({ comes: false })
  webFont.arrive('/category')
  await waitFor(() => expect(loaded).toHaveLength(1))
  webFont.arrive('/brand')
  await waitFor(() => expect(loaded).toHaveLength(2))
  expect(page.cookie).toBe('')
})

test('a visitor with save-data gets no web font', async () => {
  Object.assign(navigator, { connection: { saveData: true } })
  const { webFont, loaded } = open()
  webFont.arrive('/category')
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(loaded).toEqual([])
  Object.assign(navigator, { connection: undefined })
})
