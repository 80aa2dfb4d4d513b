import { act, renderHook } from '@testing-library/react'
import { useOnce } from './use-once.ts'

const isRefusal = (error: unknown): error is RangeError => error instanceof RangeError

test('R-35: drops the second of two taps, and accepts the next one', async () => {
  const answers: (() => void)[] = []
  const send = jest.fn<Promise<void>, [string]>(
    () => new Promise<void>((done) => answers.push(done)),
  )
  const { result } = renderHook(() => useOnce(isRefusal, send))
  // Both in one task, before React renders.
  act(() => {
    void result.current.start('satu')
    void result.current.start('dua')
  })
  expect(send.mock.calls).toEqual([['satu']])
  expect(result.current.busy).toBe(true)
  await act(async () => answers[0]!())
  expect(result.current.busy).toBe(false)
  act(() => void result.current.start('tiga'))
  expect(send).toHaveBeenCalledTimes(2)
})

test('X-02: retains an expected refusal until it is cleared, and rethrows any other error', async () => {
  let error: Error = new RangeError('kode salah')
  const { result } = renderHook(() => useOnce(isRefusal, () => Promise.reject(error)))
  await act(() => result.current.start())
  expect(result.current.error).toBe(error)
  act(() => result.current.reset())
  expect(result.current.error).toBeNull()
  error = new Error('rusak')
  await act(() => expect(result.current.start()).rejects.toBe(error))
  expect(result.current).toMatchObject({ error: null, busy: false })
})
