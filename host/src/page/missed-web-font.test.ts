import { dropMissedWebFont } from './missed-web-font.ts'

/** Lays out every text in a font of this width; the fallback has 400. */
function layOut(width: number) {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return { width: this.style.fontFamily === 'inherit' ? width : 400 } as DOMRect
  })
}
const { dataset } = document.documentElement
afterEach(() => jest.restoreAllMocks())

test.each([
  ['its web font keeps it', 380, ''],
  ['the fallback gives up the web font', 400, undefined],
])('K-06: a document that was laid out in %s', (_, width, expected) => {
  dataset.face = ''
  layOut(width)
  dropMissedWebFont(document)
  expect(dataset.face).toBe(expected)
  expect(document.body).toBeEmptyDOMElement()
})

test('K-06: a document without the web font is not measured', () => {
  delete dataset.face
  const measured = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
  dropMissedWebFont(document)
  expect(measured).not.toHaveBeenCalled()
})
