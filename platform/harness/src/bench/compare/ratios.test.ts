import { tableOfRatios } from './ratios.ts'

test('compares the medians of two builds, and shows how far the ratios of their turns differ', () => {
  const table = tableOfRatios(
    new Map([['orders, a second', { this: [110, 120, 130], other: [100, 160, 130] }]]),
    '8718fc9',
  )
  expect(table.split('\n')).toEqual([
    '| what | 8718fc9 | this build | ratio | spread |',
    '| --- | ---: | ---: | ---: | ---: |',
    '| orders, a second | 130 | 120 | 1.00 | 0.75–1.10 |',
  ])
})
