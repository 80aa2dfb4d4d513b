import { origin, runWorker } from './testing.ts'

const push = { title: 'Pesanan dikirim', path: '/transaction/1', tag: 'n1', language: 'id' }

test('C-34: shows a push once per notification, with its title alone', async () => {
  const worker = runWorker()
  await worker.push(JSON.stringify(push))
  expect(worker.shown).toEqual([
    {
      title: 'Pesanan dikirim',
      options: { icon: '/icon-192.png', data: '/transaction/1', tag: 'n1', lang: 'id' },
    },
  ])
})

test('C-34: shows an unreadable push too, which leads to the notifications', async () => {
  const worker = runWorker()
  await worker.push('{')
  expect(worker.shown).toMatchObject([{ title: 'Borong', options: { data: '/notification' } }])
})

test('C-34: a tap opens the page in browsers without URL.canParse, which phones had until Chrome 120', async () => {
  const canParse = jest.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function')
  })
  const worker = runWorker()
  await worker.tap('/transaction/1')
  canParse.mockRestore()
  expect(worker.opened).toEqual([`${origin}/transaction/1`])
})

test('C-34: a tap focuses the tab of the page, and opens one when there is none', async () => {
  const worker = runWorker({}, ['/cart', '/transaction/1'])
  await worker.tap('/transaction/1')
  expect(worker.focused).toEqual(['/transaction/1'])
  await worker.tap('/transaction/2')
  expect(worker.opened).toEqual([`${origin}/transaction/2`])
})

test.each(['https://jahat.example/', '//jahat.example/x', 'javascript:alert(1)', 'https://'])(
  'C-34: a tap never leads out of the shop (%s)',
  async (path) => {
    const worker = runWorker()
    await worker.tap(path)
    expect(worker.opened).toEqual([`${origin}/notification`])
  },
)
