import { WAIT_MS } from './pages.ts'
import { file, origin, page, runWorker } from './testing.ts'

const title = async (response: Response | undefined) =>
  /<title>(.*?)</.exec((await response?.text()) ?? '')?.[1]

test('a page comes from the network, and a visited one stands without it, as the copy that it is', async () => {
  const worker = runWorker({ '/promo': () => page('Promo') })
  expect(await title(await worker.visit('/promo'))).toBe('Promo')
  await worker.keep('/promo')
  expect(worker.asked).toEqual(['/promo'])

  delete worker.answers['/promo']
  const html = await (await worker.visit('/promo'))!.text()
  expect(html).toContain('<title>Promo</title>')
  expect(html).toMatch(/<meta name="kept" content="\d+">/)
})

test('F-02: a page never opened gives way to the offline page, in the buyer’s language, with the saved pages', async () => {
  const worker = runWorker({ '/promo': () => page('Promo &amp; diskon') })
  await worker.keep('/promo')
  const answer = (await worker.visit('/brand'))!
  expect(answer.status).toBe(503)
  const html = await answer.text()
  expect(html).toContain('Anda sedang offline')
  expect(html).toContain('<a href="/promo">Promo &amp; diskon</a>')

  await worker.keep('/promo', { language: 'en' })
  expect(await (await worker.visit('/brand'))!.text()).toContain('<html lang="en">')
})

test('who has a copy waits four seconds for a newer page, which is the copy from then on', async () => {
  jest.useFakeTimers()
  const worker = runWorker({ '/promo': () => page('Promo') })
  await worker.keep('/promo')
  worker.answers['/promo'] = () =>
    new Promise((resolve) => setTimeout(() => resolve(page('Promo baru')), WAIT_MS + 1))
  const answer = worker.visit('/promo')
  await jest.advanceTimersByTimeAsync(WAIT_MS + 1)
  jest.useRealTimers()
  expect(await title(await answer)).toBe('Promo')
  delete worker.answers['/promo']
  expect(await title(await worker.visit('/promo'))).toBe('Promo baru')
})

test('M-04: a visited page that was released anew is kept as it is now', async () => {
  const worker = runWorker({ '/promo': () => page('Promo') })
  await worker.keep('/promo')
  worker.answers['/promo'] = () => page('Promo baru')
  await worker.visit('/promo')
  delete worker.answers['/promo']
  expect(await title(await worker.visit('/promo'))).toBe('Promo baru')
})

test('a page kept a moment ago is not fetched again; one in another language is', async () => {
  const worker = runWorker({ '/promo': () => page('Promo') })
  await worker.keep('/promo')
  await worker.keep('/promo')
  expect(worker.asked).toHaveLength(1)
  await worker.keep('/promo', { language: 'en' })
  expect(worker.asked).toHaveLength(2)
  await worker.keep('/deals', { isSparing: true })
  expect(worker.asked).toHaveLength(2)
})

test('T-03: nothing of where a buyer has been stays when he leaves', async () => {
  const worker = runWorker({ '/promo': () => page('Promo') })
  await worker.keep('/promo')
  delete worker.answers['/promo']
  await worker.tell({ type: 'forget' })
  const html = await (await worker.visit('/promo'))!.text()
  expect(html).toContain('Anda sedang offline')
  expect(html).not.toContain('href="/promo"')
})

test('what is not a whole document of the shop is not kept', async () => {
  const worker = runWorker({
    '/gone': () => page('Tidak ada', { status: 404 }),
    '/elsewhere': () => new Response('<title>Lain</title>'),
  })
  for (const path of ['/gone', '/elsewhere']) {
    await worker.visit(path)
    await worker.keep(path)
  }
  expect(worker.caches.sizeOf('pages-1')).toBe(0)
})

test('release files and pictures are fetched once; an answer that is not public is never kept', async () => {
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
  expect(worker.asked).toHaveLength(3)
  await ask('/gateway/chat/ktp.jpg')
  expect(worker.asked).toHaveLength(4)
})

test('files that were fetched without a worker behind the page are taken in', async () => {
  const path = '/assets/host/main.1.js'
  const worker = runWorker({ '/': () => page('Beranda'), [path]: () => file('main') })
  await worker.tell({ type: 'take', files: [origin + path, `${origin}/assets/host/lost.js`] })
  delete worker.answers[path]
  expect(await (await worker.ask(path, { destination: 'script' }))!.text()).toBe('main')
})

test('they are taken in one by one, so that nothing a page waits for stands behind them', async () => {
  let give: (response: Response) => void = () => {}
  const paths = ['/assets/host/main.1.js', '/assets/host/main.1.css']
  const worker = runWorker({
    [paths[0]!]: () => new Promise((resolve) => (give = resolve)),
    [paths[1]!]: () => file('css'),
  })
  const taken = worker.tell({ type: 'take', files: paths.map((path) => origin + path) })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(worker.asked).toEqual([paths[0]])
  give(file('main'))
  await taken
  expect(worker.asked).toEqual(paths)
})

test('calls of the gateway, sign-out, chosen versions and other origins are the browser’s own affair', async () => {
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
  expect(worker.asked).toEqual([])
})

test('a newer document that breaks off takes nothing from the one that is kept', async () => {
  const worker = runWorker({ '/promo': () => page('Promo') })
  await worker.keep('/promo')
  worker.answers['/promo'] = () => {
    const { headers } = page('Promo')
    const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('lost')) })
    return new Response(cut, { headers })
  }
  await worker.visit('/promo')
  delete worker.answers['/promo']
  expect(await (await worker.visit('/promo'))!.text()).toContain('Promo')
})

test('pages are bounded: the oldest goes first', async () => {
  const paths = Array.from({ length: 45 }, (_, index) => `/promo/${index}`)
  const worker = runWorker(Object.fromEntries(paths.map((path) => [path, () => page(path)])))
  for (const path of paths) await worker.keep(path)
  expect(worker.caches.sizeOf('pages-1')).toBeLessThanOrEqual(40)
  for (const path of paths) delete worker.answers[path]
  expect((await worker.visit('/promo/44'))!.status).toBe(200)
})

test('a newer worker drops caches that it does not know', async () => {
  const worker = runWorker()
  await worker.caches.open('pages-0')
  await worker.caches.open('pages-1')
  await worker.activate()
  expect(await worker.caches.keys()).toEqual(['pages-1'])
})
