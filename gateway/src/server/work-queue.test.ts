import { QueueFull, WorkQueue } from './work-queue.ts'

/** Tasks that run until the test ends them, in the order of their starts. */
function tasks(queue: WorkQueue) {
  const started: { name: string; end: () => void }[] = []
  const add = (name: string, owner?: string) =>
    queue.run(() => new Promise<void>((end) => started.push({ name, end })), owner)
  return { started, add, names: () => started.map(({ name }) => name) }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('C-27: runs a few tasks concurrently, in their order, and refuses what is too much', async () => {
  const { started, add, names } = tasks(new WorkQueue({ running: 2, waiting: 2 }))
  const all = ['a', 'b', 'c', 'd'].map((name) => add(name))
  await expect(add('e')).rejects.toBeInstanceOf(QueueFull)
  expect(names()).toEqual(['a', 'b'])
  started[1]!.end()
  await turn()
  expect(names()).toEqual(['a', 'b', 'c'])
  started[0]!.end()
  await turn()
  started.slice(2).forEach(({ end }) => end())
  await Promise.all(all)
  expect(names()).toEqual(['a', 'b', 'c', 'd'])
})

test('C-27: one owner leaves a slot to the others', async () => {
  const queue = new WorkQueue({ running: 2, runningOfOwner: 1, waiting: 9 })
  const { started, add, names } = tasks(queue)
  const all = [add('a1', 'a'), add('a2', 'a'), add('a3', 'a'), add('b1', 'b')]
  expect(names()).toEqual(['a1', 'b1'])
  started[1]!.end()
  await turn()
  expect(names()).toEqual(['a1', 'b1'])
  started[0]!.end()
  await turn()
  expect(names()).toEqual(['a1', 'b1', 'a2'])
  started[2]!.end()
  await turn()
  started[3]!.end()
  await Promise.all(all)
})

test('C-27: one owner does not fill the queue of the others', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 3, waitingOfOwner: 1 })
  const { started, add, names } = tasks(queue)
  const all = [add('a1', 'a'), add('a2', 'a')]
  await expect(add('a3', 'a')).rejects.toBeInstanceOf(QueueFull)
  all.push(add('b1', 'b'))
  for (const index of [0, 1, 2]) {
    started[index]!.end()
    await turn()
  }
  await Promise.all(all)
  expect(names()).toEqual(['a1', 'a2', 'b1'])
})
