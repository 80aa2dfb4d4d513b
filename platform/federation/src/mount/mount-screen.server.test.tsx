/** @jest-environment node */
import { call, type Call } from '@borong/contract'
import { PageProvider } from '@borong/contract/host'
import { testPage } from '@borong/contract/testing/test-page'
import { Suspense } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { text } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import type { Mountable } from './mount-page.ts'
import { mountScreen } from './mount-screen.tsx'

const points: Call = { id: 'x', method: 'GET', path: '/x', host: 'main', access: 'open' }

const mount = () => {
  throw new Error('The server mounts nothing')
}

async function htmlOf(mountable: Omit<Mountable<object>, 'mount'>): Promise<string> {
  const page = testPage({ messages: async () => ({ title: 'Poin' }) })
  const Screen = mountScreen({ ...mountable, mount })
  const out = new PassThrough()
  const stream = renderToPipeableStream(
    <PageProvider page={page}>
      <StaticRouter location="/points?x=1">
        <Suspense fallback="…">
          <Screen />
        </Suspense>
      </StaticRouter>
    </PageProvider>,
    { onAllReady: () => stream.pipe(out), onError: () => 'failed' },
  )
  return text(out)
}

test('F-02: the document contains the HTML and the title of the framework, with messages and the address', async () => {
  const html = await htmlOf({
    title: (_, { messages }) => messages.get().t('title'),
    render: (_, { messages, route, session }) =>
      `<h1>${messages.get().t('title')}</h1><i>${route.get().search.get('x')} ${session.get().status}</i>`,
  })
  expect(html).toContain('<title>Poin | Borong</title>')
  expect(html).toContain('<div role="presentation"><h1>Poin</h1><i>1 unknown</i></div>')
})

test('F-02: the document waits for a framework that renders asynchronously, and renders it once', async () => {
  let renders = 0
  const html = await htmlOf({
    async render() {
      renders += 1
      await new Promise((resolve) => setTimeout(resolve, 5))
      return '<h1>Poin</h1>'
    },
  })
  expect(html).toContain('<div role="presentation"><h1>Poin</h1></div>')
  expect(renders).toBe(1)
})

test('F-02: without a server render, the document has an empty region', async () => {
  expect(await htmlOf({})).toContain('<div role="presentation"></div>')
  expect(await htmlOf({ render: () => null })).toContain('<div role="presentation"></div>')
})

test('F-02: a framework that sends a call on the server leaves its region to the browser', async () => {
  const html = await htmlOf({
    render: async (_, { http }) => {
      expect(http.send).toBe(call)
      await http.send(points, { params: {}, query: {}, body: {} })
      return ''
    },
  })
  expect(html).toContain('…')
  expect(html).toContain('failed')
})
