import { WAIT_MS } from './pages.ts'
import { file, origin, page, runWorker } from './testing.ts'

const title = async (response: Response | undefined) =>
  /<title>(.*?)</.exec((await response?.text()) ?? '')?.[1]

test('a page comes from the network; a visited one is available offline and marked as a copy', async () => {
  const worker = runWorker({ '/promo': () => page('Promo') })
  expect(await title(await worker.visit('/promo'))).toBe('Promo')
  await worker.store('/promo')
  expect(worker.fetched).toEqual(['/promo'])

  delete worker.answers['/promo']
  const html = await (await worker.visit('/promo'))!.text()
  expect(html).toContain('<title>Promo</title>')
  expect(html).toMatch(/<meta name="kept" content="\d+">/)
})

test('F-02: a page that was never opened is replaced by the offline page, in the buyer’s language, with the cached pages', async () => {
  const worker = runWorker({ '/promo': () => page('Promo &amp; diskon') })
  await worker.store('/promo')
  const answer = (await worker.visit('/brand'))!
  expect(answer.status).toBe(503)
  const html = await answer.text()
  expect(html).toContain('Anda sedang offline')
  expect(html).toContain('<a href="/promo">Promo &amp; diskon</a>')

  await worker.store('/promo', { language: 'en' })
  expect(await (await worker.visit('/brand'))!.text()).toContain('<html lang="en">')
})

test.each([
  ['rejects, as in Chrome and Safari', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['resolves with a network error, as in Firefox', async () => Response.error()],
])('F-02: shows the cached page, or the offline page, when the preload %s', async (_, preload) => {
  const worker = runWorker({ '/promo': () => page('Promo') })
  await worker.store('/promo')
  delete worker.answers['/promo']
  const copy = (await worker.visit('/promo', preload()))!
  expect(await copy.text()).toContain('<meta name="kept"')
  expect(await (await worker.visit('/brand', preload()))!.text()).toContain('Anda sedang offline')
})

test('shows the preloaded page, without another request', async () => {
  const worker = runWorker()
  const preloaded = Promise.resolve(page('Promo'))
  expect(await title(await worker.visit('/promo', preloaded))).toBe('Promo')
  expect(worker.fetched).toEqual([])
})

test('a navigation with a cached copy waits four seconds for a newer page, which then replaces the copy', async () => {
  jest.useFakeTimers()
  const worker = runWorker({ '/promo': () => page('Promo') })
  await worker.store('/promo')
  worker.answers['/promo'] = () =>
    new Promise((resolve) => setTimeout(() => resolve(page('Promo baru')), WAIT_MS + 1))
  const answer = worker.visit('/promo')
  await jest.advanceTimersByTimeAsync(WAIT_MS + 1)
  jest.useRealTimers()
  expect(await title(await answer)).toBe('Promo')
  delete worker.answers['/promo']
  expect(await title(await worker.visit('/promo'))).toBe('Promo baru')
})

test('M-04: a visited page is cached again after a new release', async () => {
  const worker = runWorker({ '/promo': () => page('Promo') })
  await worker.store('/promo')
  worker.answers['/promo'] = () => page('Promo baru')
  await worker.visit('/promo')
  delete worker.answers['/promo']
  expect(await title(await worker.visit('/promo'))).toBe('Promo baru')
})

test('a page that was cached a moment ago is not fetched again; one in another language is', async () => {
  const worker = runWorker({ '/promo': () => page('Promo') })
  await worker.store('/promo')
  await worker.store('/promo')
  expect(worker.fetched).toHaveLength(1)
  await worker.store('/promo', { language: 'en' })
  expect(worker.fetched).toHaveLength(2)
  await worker.store('/deals', { savesData: true })
  expect(worker.fetched).toHaveLength(2)
})

test('T-03: a sign-out clears all pages that the buyer visited', async () => {
  const worker = runWorker({ '/promo': () => page('Promo') })
  await worker.store('/promo')
  delete worker.answers['/promo']
  await worker.tell({ type: 'forget' })
  const html = await (await worker.visit('/promo'))!.text()
  expect(html).toContain('Anda sedang offline')
  expect(html).not.toContain('href="/promo"')
})

test('a response that is not a whole document of the shop is not cached', async () => {
  const worker = runWorker({
    '/gone': () => page('Tidak ada', { status: 404 }),
    '/elsewhere': () => new Response('<title>Lain</title>'),
  })
  for (const path of ['/gone', '/elsewhere']) {
    await worker.visit(path)
    await worker.store(path)
  }
  expect(worker.caches.sizeOf('pages-1')).toBe(0)
})

test('release files and images are fetched once; a response that is not public is never cached', async () => {
  const worker = runWorker({
    '/assets/host/main.1.js': () => file('main'),
    '/gateway/img/beras?w=360': () => file('beras'),
    '/gateway/chat/ktp.jpg': () =>
      new Response('ktp', { headers: { 'cache-control': 'private, no-store' } }),
  })
  const ask = async (path: string) =>
    (await worker.ask(path, { destination: path.endsWith('.js') ? 'script' : 'image' }))!.text()
  for (const path of Object.keys(worker.answers)) await ask(path)
  expect(await ask('/assets/host/main.1.js')).toBe('main')
  expect(await ask('/gateway/img/beras?w=360')).toBe('beras')
  expect(worker.fetched).toHaveLength(3)
  await ask('/gateway/chat/ktp.jpg')
  expect(worker.fetched).toHaveLength(4)
})

test('files that the page fetched before a worker controlled it are cached', async () => {
  const path = '/assets/host/main.1.js'
  const worker = runWorker({ '/': () => page('Beranda'), [path]: () => file('main') })
  await worker.tell({ type: 'take', files: [origin + path, `${origin}/assets/host/lost.js`] })
  delete worker.answers[path]
  expect(await (await worker.ask(path, { destination: 'script' }))!.text()).toBe('main')
})

test('F-02: stylesheets that a document contains inline are fetched and cached', async () => {
  const path = '/assets/checkout/screen.1.css'
  const worker = runWorker({ [path]: () => file('css') })
  await worker.tell({ type: 'fetch', files: [origin + path] })
  await worker.tell({ type: 'fetch', files: [origin + path] })
  expect(worker.fetched).toEqual([path])
  delete worker.answers[path]
  expect(await (await worker.ask(path, { destination: 'style' }))!.text()).toBe('css')
})

test('they are cached one by one, so that no request of the page queues behind them', async () => {
  let give: (response: Response) => void = () => {}
  const paths = ['/assets/host/main.1.js', '/assets/host/main.1.css']
  const worker = runWorker({
    [paths[0]!]: () => new Promise((resolve) => (give = resolve)),
    [paths[1]!]: () => file('css'),
  })
  const taken = worker.tell({ type: 'take', files: paths.map((path) => origin + path) })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(worker.fetched).toEqual([paths[0]])
  give(file('main'))
  await taken
  expect(worker.fetched).toEqual(paths)
})

test('gateway requests, sign-out, chosen versions and other origins are left to the browser', async () => {
  const worker = runWorker()
  expect(await worker.ask('/gateway/cart/graphql')).toBeUndefined()
  expect(await worker.ask('/', { mode: 'navigate', method: 'POST' })).toBeUndefined()
  for (const path of [
    '/logout',
    '/?release.host=1.2.0',
    '/gateway/bank/1',
    'https://cdn.example/a',
  ])
    expect(await worker.visit(path)).toBeUndefined()
  expect(worker.fetched).toEqual([])
})

test('a newer document that breaks off does not replace the cached one', async () => {
  const worker = runWorker({ '/promo': () => page('Promo') })
  await worker.store('/promo')
  worker.answers['/promo'] = () => {
    const { headers } = page('Promo')
    const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('lost')) })
    return new Response(cut, { headers })
  }
  await worker.visit('/promo')
  delete worker.answers['/promo']
  expect(await (await worker.visit('/promo'))!.text()).toContain('Promo')
})

test('the number of cached pages is limited, and the oldest is evicted first', async () => {
  const paths = Array.from({ length: 45 }, (_, index) => `/promo/${index}`)
  const worker = runWorker(Object.fromEntries(paths.map((path) => [path, () => page(path)])))
  for (const path of paths) await worker.store(path)
  expect(worker.caches.sizeOf('pages-1')).toBeLessThanOrEqual(40)
  for (const path of paths) delete worker.answers[path]
  expect((await worker.visit('/promo/44'))!.status).toBe(200)
})

test('a newer worker deletes caches that it does not know', async () => {
  const worker = runWorker()
  await worker.caches.open('pages-0')
  await worker.caches.open('pages-1')
  await worker.activate()
  expect(await worker.caches.keys()).toEqual(['pages-1'])
})

test('M-06: a page of a preview is never cached, and its link clears the cached pages', async () => {
  const worker = runWorker({ '/promo': () => page('Promo') })
  await worker.store('/promo')
  expect(await worker.visit('/promo?preview=eyJ9.AAAA')).toBeUndefined()
  worker.answers['/promo'] = () => page('Promo uji', { headers: { 'x-preview': '1' } })
  expect(await title(await worker.visit('/promo'))).toBe('Promo uji')
  await worker.store('/promo')
  delete worker.answers['/promo']
  expect((await worker.visit('/promo'))!.status).toBe(503)
})

test.each(['release.checkout=1.1.0', 'dev.checkout=http://localhost:4102/', 'set=abcdef'])(
  'M-06: leaves an address with %s to the network',
  async (choice) => {
    const worker = runWorker({ '/promo': () => page('Promo') })
    expect(await worker.visit(`/promo?${choice}`)).toBeUndefined()
  },
)
