import { inTurn } from './late-sink.ts'

const waiting: (() => void)[] = []
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  waiting.length = 0
  Object.assign(window, { requestIdleCallback: (work: () => void) => waiting.push(work) })
})

async function idleOnce() {
  await settle()
  waiting.shift()?.()
  await settle()
}

test('K-04: a service is loaded in one idle task, started in the next, and the next service waits for it', async () => {
  const done: string[] = []
  const turn = inTurn(Promise.resolve())
  const service = (name: string) =>
    turn(
      async () => {
        done.push(`${name} loaded`)
        return name
      },
      (loaded) => {
        done.push(`${loaded} started`)
      },
    )
  void service('first')
  void service('second')
  await settle()
  expect(done).toEqual([])
  await idleOnce()
  expect(done).toEqual(['first loaded'])
  await idleOnce()
  expect(done).toEqual(['first loaded', 'first started'])
  await idleOnce()
  await idleOnce()
  expect(done.slice(2)).toEqual(['second loaded', 'second started'])
})

test('K-04: a service that cannot be loaded does not delay the others', async () => {
  const turn = inTurn(Promise.resolve())
  const lost = turn(
    () => Promise.reject(new Error('lost')),
    () => 'never',
  )
  const next = turn(
    async () => 'next',
    (name) => name,
  )
  for (let step = 0; step < 3; step += 1) await idleOnce()
  await expect(lost).rejects.toThrow('lost')
  await expect(next).resolves.toBe('next')
})
