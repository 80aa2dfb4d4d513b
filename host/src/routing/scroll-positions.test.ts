import { createScrollPositions } from './scroll-positions.ts'

/** A document of this tab that is scrolled and left. */
function visit(path: string, scrolledTo: number) {
  history.replaceState(null, '', path)
  const places = createScrollPositions()
  const stop = places.start()
  places.follow('default')
  window.scrollY = scrolledTo
  window.dispatchEvent(new Event('scroll'))
  window.dispatchEvent(new Event('pagehide'))
  stop()
  window.scrollY = 0
}
function arrive(path: string, type: NavigationTimingType) {
  history.replaceState(null, '', path)
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming]
  const places = createScrollPositions()
  places.start()
  return places.of('default')
}

beforeEach(() => {
  sessionStorage.clear()
  window.scrollY = 0
})

test.each([
  ['reload', 400],
  ['back_forward', 400],
  ['navigate', 0],
] as const)('a document that came by %s begins at %d', (type, place) => {
  visit('/category', 400)
  expect(arrive('/category', type)).toBe(place)
})

test('the scroll position of another document is not used for this one', () => {
  visit('/category', 400)
  visit('/promo', 90)
  expect(arrive('/category', 'back_forward')).toBe(400)
  expect(arrive('/brand', 'back_forward')).toBe(0)
})

test.each(['reload', 'navigate'] as const)(
  'T-10: a reader who scrolled before hydration of a document loaded by %s stays there, and finds the position again',
  (type) => {
    visit('/category', 400)
    window.scrollY = 250
    expect(arrive('/category', type)).toBe(250)
    window.dispatchEvent(new Event('pagehide'))
    window.scrollY = 0
    expect(arrive('/category', 'reload')).toBe(250)
  },
)
