import { quietMachine, type Ticks } from './quiet-machine.ts'

/** A machine on which each measurement takes 100 ticks of work, and its neighbours the given ticks. */
function machineOf(...stolen: number[]) {
  const ticks: Ticks = { busy: 0, stolen: 0 }
  const machine = quietMachine(
    () => ({ ...ticks }),
    async () => {},
  )
  let made = 0
  const measure = () =>
    machine.measure(async () => {
      ticks.busy += 100
      ticks.stolen += stolen[made] ?? 0
      return (made += 1)
    })
  return { measure, describe: () => machine.describe() }
}

test('repeats a measurement during which neighbours take much of the time', async () => {
  const { measure, describe } = machineOf(4, 50, 10, 0)
  expect([await measure(), await measure()]).toEqual([1, 4])
  expect(describe()).toContain('Of 4 measurements 2 were made again')
})

test('measures in the end on a machine that never becomes quiet, and notes it in the table', async () => {
  const { measure, describe } = machineOf(...Array<number>(20).fill(50))
  expect(await measure()).toBe(8)
  expect(describe()).toContain('1 count although they did')
})

test('repeats nothing on a system that does not report the time of its neighbours', async () => {
  const machine = quietMachine(() => undefined)
  expect(await machine.measure(async () => 'once')).toBe('once')
  expect(machine.describe()).not.toContain('again')
})
