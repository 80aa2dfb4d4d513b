import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, useLayoutEffect, useState } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { isApiError, Link, useNavigate, useSubmit } from './index.ts'
import { ApiError, clientSideError } from './http/api-error.ts'
import { PageProvider } from './PageProvider.tsx'
import { testPage } from './testing/test-page.ts'

interface Call {
  succeed(): void
  fail(error: unknown): void
}

let calls: Call[] = []
let loadSlowPage: () => void
let saved: string[] = []
let shownElsewhere: ApiError[] = []

function Form() {
  const navigate = useNavigate()
  const save = useSubmit(
    async (text: string) => {
      await new Promise<void>((succeed, fail) => calls.push({ succeed, fail }))
      saved.push(text)
      return text
    },
    {
      leave: (text) => text && navigate(`/saved/${text}`),
      onError: (error) => shownElsewhere.push(error),
    },
  )
  const [isAsked, setAsked] = useState(false)
  const ask = useSubmit(
    async () => {
      await new Promise<void>((succeed, fail) => calls.push({ succeed, fail }))
      setAsked(true)
      return null
    },
    { leave: () => navigate('/elsewhere') },
  )
  useLayoutEffect(() => {
    if (isAsked) queueMicrotask(() => void ask.start())
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isAsked])
  return (
    <>
      <button onClick={() => void ask.start()}>ask</button>
      <button onClick={() => void save.start('satu')}>{save.busy ? 'saving' : 'save'}</button>
      <button
        onClick={() => {
          // Both in one task, before React renders.
          void save.start('satu')
          void save.start('dua')
        }}
      >
        twice
      </button>
      <button onClick={save.reset}>reset</button>
      {save.error && <p role="alert">{save.error.message}</p>}
      <button onClick={() => void save.start('nanti')}>save slowly</button>
      <button onClick={() => void save.start('')}>check</button>
      <Link to="/form/2">other form</Link>
      <Link to="/elsewhere">elsewhere</Link>
    </>
  )
}

async function open() {
  calls = []
  saved = []
  shownElsewhere = []
  const SlowPage = lazy(async () => {
    await new Promise<void>((resolve) => (loadSlowPage = resolve))
    return { default: () => 'slow page' }
  })
  history.pushState(null, '', '/form/1')
  const page = testPage()
  await act(async () =>
    render(
      <PageProvider page={page}>
        <BrowserRouter>
          <Routes>
            <Route path="/form/:id" element={<Form />} />
            <Route path="/saved/nanti" element={<SlowPage />} />
            <Route path="/saved/:text" element="saved page" />
            <Route path="*" element="another page" />
          </Routes>
        </BrowserRouter>
      </PageProvider>,
    ),
  )
  return page
}

const press = (name: string) => userEvent.click(screen.getByText(name))
const answer = (index = 0) => act(async () => calls[index]!.succeed())
const refuse = (error: unknown) => act(async () => calls.at(-1)!.fail(error))

test('R-35: drops the second of two taps, is busy meanwhile, and leaves after the answer', async () => {
  await open()
  await press('twice')
  expect(calls).toHaveLength(1)
  expect(screen.getByText('saving')).toBeVisible()
  await answer()
  expect(await screen.findByText('saved page')).toBeVisible()
  expect(location.pathname).toBe('/saved/satu')
})

test('R-35: is busy until the next page is shown, so that a tap while it loads submits nothing', async () => {
  await open()
  await press('save slowly')
  await answer()
  expect(location.pathname).toBe('/saved/nanti')
  await press('saving')
  expect(calls).toHaveLength(1)
  await act(async () => loadSlowPage())
  expect(await screen.findByText('slow page')).toBeVisible()
})

test('is ready again when the buyer goes back before the next page is shown', async () => {
  await open()
  await press('save slowly')
  await answer()
  await act(async () => history.back())
  await screen.findByText('save')
  await press('save')
  expect(calls).toHaveLength(2)
})

test('is ready again after an answer that leads nowhere', async () => {
  await open()
  await press('check')
  await answer()
  await press('save')
  expect(calls).toHaveLength(2)
})

test('F-07: a tap on what an answer without a next page has changed is a submission', async () => {
  await open()
  await press('ask')
  await answer()
  expect(calls).toHaveLength(2)
})

test('the answer does not move a buyer who has gone to another page, but its data is saved', async () => {
  await open()
  await press('save')
  await press('elsewhere')
  await answer()
  expect(saved).toEqual(['satu'])
  expect(location.pathname).toBe('/elsewhere')
})

test('the answer does not move a buyer from the next page of the same screen', async () => {
  await open()
  await press('save')
  await press('other form')
  await answer()
  expect(saved).toEqual(['satu'])
  expect(location.pathname).toBe('/form/2')
})

test('X-02: stores an expected refusal until it is cleared', async () => {
  const page = await open()
  await press('save')
  const refusal = new ApiError('refusal', 422, { name: 'WRONG', message: 'kode salah' })
  await refuse(refusal)
  expect(await screen.findByRole('alert')).toHaveTextContent('kode salah')
  expect(shownElsewhere).toEqual([refusal])
  expect(page.records).toEqual([])
  await press('reset')
  expect(screen.queryByRole('alert')).toBeNull()
  await press('save')
  expect(calls).toHaveLength(2)
})

test('X-01: any other error is reported, and shown as "something went wrong", not as a lost network', async () => {
  const page = await open()
  await press('save')
  const mistake = new TypeError('x is undefined')
  await refuse(mistake)
  expect(await screen.findByRole('alert')).toHaveTextContent('Mohon maaf terjadi kesalahan')
  expect(page.records).toEqual([
    { type: 'error', error: mistake, from: { unit: 'host', version: '' } },
  ])
  expect(shownElsewhere.map(({ kind }) => kind)).toEqual(['http'])
  expect(shownElsewhere.every(isApiError)).toBe(true)
})

test('X-01: a lost network is no mistake, and is not reported', async () => {
  const page = await open()
  await press('save')
  await refuse(clientSideError())
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(shownElsewhere.map(({ kind }) => kind)).toEqual(['network'])
  expect(page.records).toEqual([])
})

test('clearing the error of a running submission does not end it', async () => {
  await open()
  await press('save')
  await press('reset')
  await press('saving')
  expect(calls).toHaveLength(1)
  await answer()
  expect(await screen.findByText('saved page')).toBeVisible()
})
