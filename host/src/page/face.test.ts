import { waitFor } from '@testing-library/react'
import { createFace } from './face.ts'

/** A document whose face comes, or does not. */
function open({ comes = true } = {}) {
  let isHere = false
  const asked: string[] = []
  const fonts = {
    check: () => isHere,
    async load(font: string) {
      asked.push(font)
      if (!comes) throw new DOMException('The network is gone', 'NetworkError')
      isHere = true
      return [{}]
    },
  }
  const root = { dataset: {} as DOMStringMap }
  const page = { fonts, documentElement: root, cookie: '' }
  const face = createFace(page as unknown as Document, '/', { cookieDomain: 'borong.example' })
  return { face, page, asked, isSet: () => 'face' in root.dataset }
}

test('the first page asks for no face, the second fetches it, the third is set in it', async () => {
  const { face, page, asked, isSet } = open()
  face.arrive('/')
  face.arrive('/category')
  await waitFor(() => expect(page.cookie).toContain('face=1'))
  expect(page.cookie).toContain('Domain=borong.example')
  expect(isSet()).toBe(false)
  face.arrive('/brand')
  expect(isSet()).toBe(true)
  expect(asked).toHaveLength(1)
})

test('a face that does not come is said of nobody to be here, and asked for again behind a later page', async () => {
  const { face, page, asked, isSet } = open({ comes: false })
  face.arrive('/category')
  await waitFor(() => expect(asked).toHaveLength(1))
  face.arrive('/brand')
  await waitFor(() => expect(asked).toHaveLength(2))
  expect([page.cookie, isSet()]).toEqual(['', false])
})

test('who saves data gets no face', async () => {
  Object.assign(navigator, { connection: { saveData: true } })
  const { face, asked } = open()
  face.arrive('/category')
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(asked).toEqual([])
  Object.assign(navigator, { connection: undefined })
})
