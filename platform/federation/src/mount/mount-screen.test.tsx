import { callQuery, type Call } from '@borong/contract'
import { PageProvider, sessionState } from '@borong/contract/host'
import { openScreen } from '@borong/contract/testing/open-screen'
import { testPage } from '@borong/contract/testing/test-page'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import type { Mountable, MountPage } from './mount-page.ts'
import { mountScreen } from './mount-screen.tsx'

const messages = { page: { title: 'Poin' }, left_other: 'Sisa {{count}}' }

/** A framework that writes HTML, and the pages that it was given. */
function plain(
  write: (page: MountPage) => string,
  more: Partial<Mountable<Readonly<Record<string, never>>>> = {},
) {
  const pages: MountPage[] = []
  const calls: string[] = []
  const Screen = mountScreen({
    mount(element, _, page) {
      pages.push(page)
      calls.push('mount')
      const show = () => void (element.innerHTML = write(page))
      show()
      const stops = [page.session, page.messages, page.route].map((one) => one.subscribe(show))
      return {
        unmount() {
          calls.push('unmount')
          for (const stop of stops) stop()
        },
      }
    },
    ...more,
  })
  return { Screen, pages, calls, page: () => pages.at(-1)! }
}

const opened = (Screen: ComponentType, address = '/points/7?from=home', more = {}) =>
  openScreen({ path: '/points/:id', address, screen: Screen, unit: 'loyalty', messages, ...more })

test('M-02: a framework gets messages, the session and the address, and follows their changes', async () => {
  const { Screen } = plain(({ messages, session, route }) => {
    const { t } = messages.get()
    const { params, search } = route.get()
    return `<h1>${t('page.title')}</h1><p>${t('left', { count: 3 })}</p><i>${session.get().status} ${params.id} ${search.get('from')}</i>`
  })
  const { page } = await opened(Screen)
  expect(screen.getByRole('heading', { name: 'Poin' })).toBeVisible()
  expect(screen.getByText('Sisa 3')).toBeVisible()
  expect(screen.getByText('guest 7 home')).toBeVisible()
  act(() => page.store.set(sessionState, { status: 'buyer', loggedIn: true, hasGuestToken: true }))
  expect(screen.getByText('buyer 7 home')).toBeVisible()
})

test('M-02: a plain link opens a page of the shop in the same document; a link with a modifier or a target does not', async () => {
  const { Screen } = plain(
    () => `<a href="/cart?x=1#total">Keranjang</a><a href="/pdf" target="_blank">PDF</a>`,
  )
  const { address } = await opened(Screen)
  const prevented: boolean[] = []
  document.addEventListener('click', (event) => {
    prevented.push(event.defaultPrevented)
    event.preventDefault()
  })
  await userEvent.click(screen.getByText('PDF'))
  expect(address()).toBe('/points/7?from=home')
  await userEvent.click(screen.getByText('Keranjang'))
  expect(address()).toBe('/cart?x=1')
  expect(prevented).toEqual([false, true])
})

test('M-02: a framework shows toasts, reads flags and opens pages', async () => {
  const { Screen, page } = plain(() => '')
  const shop = await opened(Screen, '/points/7', { flags: { 'marketplace-cart': true } })
  const changed = jest.fn()
  act(() => void page().flag('marketplace-cart').subscribe(changed))
  expect(page().flag('marketplace-cart').get()).toBe(true)
  expect(changed).toHaveBeenCalledTimes(1)
  page().toast('Tersimpan')
  expect(shop.page.toasts).toEqual([{ message: 'Tersimpan' }])
  page().track({ category: 'points', action: 'shown' })
  expect(shop.page.records).toContainEqual(
    expect.objectContaining({ type: 'track', from: { unit: 'loyalty', version: '1.0.0' } }),
  )
  act(() => page().navigate('/cart'))
  expect(shop.address()).toBe('/cart')
})

test('M-02: data of the document is there without a request', async () => {
  const points: Call = {
    id: 'GET /points/:id',
    method: 'GET',
    path: '/points/:id',
    host: 'main',
    access: 'open',
  }
  const { Screen, page } = plain(() => '')
  const shop = await opened(Screen)
  const input = { params: { id: '7' }, query: {}, body: {} }
  expect(page().http.cached(points, input)).toBeUndefined()
  shop.page.queries.setQueryData(callQuery(points, input).queryKey, { points: 12 })
  expect(page().http.cached(points, input)).toEqual({ points: 12 })
})

test('M-05: a framework places, changes and removes a widget of another unit', async () => {
  const { Screen, page } = plain(() => '<div id="place"></div>')
  const AddToCart = ({ amount }: { amount: number }) => <b>{`${amount} sak`}</b>
  const code = Promise.resolve({ AddToCart })
  await opened(Screen, '/points/7', { modules: { load: () => code } })
  const place = document.querySelector('#place')!
  const put = (amount: number) => page().widget(place, 'checkout/add-to-cart', { amount })
  let remove = () => {}
  await act(async () => void (remove = put(1)))
  const shown = screen.getByText('1 sak')
  expect(place).toContainElement(shown)
  await act(async () => void (remove = put(2)))
  expect(screen.getByText('2 sak')).toBe(shown)
  act(() => remove())
  expect(place).toBeEmptyDOMElement()
})

test('M-02: a widget of a framework gets its changed properties, and is unmounted once', async () => {
  const calls: unknown[] = []
  const Card = mountScreen<{ size: number }>({
    mount(element, props) {
      calls.push(['mount', props])
      element.textContent = 'Kartu'
      return {
        update: (props) => calls.push(['update', props]),
        unmount: () => calls.push('unmount'),
      }
    },
  })
  const page = testPage()
  const show = (size: number) => (
    <PageProvider page={page}>
      <MemoryRouter>
        <Card size={size} />
      </MemoryRouter>
    </PageProvider>
  )
  let shop!: ReturnType<typeof render>
  await act(async () => void (shop = render(show(1))))
  await act(async () => shop.rerender(show(1)))
  await act(async () => shop.rerender(show(2)))
  shop.unmount()
  expect(calls).toEqual([['mount', { size: 1 }], ['update', { size: 2 }], 'unmount'])
})

test('F-02: the HTML of the server remains while the framework takes it over, with the session that it was rendered with', async () => {
  const found: string[] = []
  const Screen = mountScreen({
    mount(element, _, page) {
      found.push(element.innerHTML, page.session.get().status, page.session.initial.status)
      page.session.subscribe(() => found.push(page.session.get().status))
      return { unmount: () => {} }
    },
    render: () => '<h1>Poin</h1>',
    title: () => 'Poin',
  })
  const page = testPage()
  page.store.set(sessionState, { status: 'buyer', loggedIn: true, hasGuestToken: true })
  await page.messages.ready('host', 'id')
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = '<div role="presentation"><h1>Poin</h1></div>'
  const rendered = screen.getByRole('heading')
  await act(async () =>
    hydrateRoot(
      place,
      <PageProvider page={page}>
        <MemoryRouter>
          <Screen />
        </MemoryRouter>
      </PageProvider>,
    ),
  )
  expect(screen.getByRole('heading')).toBe(rendered)
  expect(found).toEqual(['<h1>Poin</h1>', 'unknown', 'unknown', 'buyer'])
  expect(document.title).toBe('Poin | Borong')
  place.remove()
})

test('M-03: an error that the framework catches reaches the boundary of the region', async () => {
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { error: '' }
    static getDerivedStateFromError = (error: Error) => ({ error: error.message })
    override render = () => this.state.error || this.props.children
  }
  const { Screen, page, calls } = plain(() => '<p>Poin</p>')
  await opened(() => (
    <Boundary>
      <Screen />
    </Boundary>
  ))
  const shown = jest.spyOn(console, 'error').mockImplementation(() => {})
  act(() => page().fail(new Error('Rusak')))
  shown.mockRestore()
  expect(screen.getByText('Rusak')).toBeVisible()
  expect(calls).toEqual(['mount', 'unmount'])
})
