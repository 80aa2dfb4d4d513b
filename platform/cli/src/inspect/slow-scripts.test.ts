import { slowScripts } from './slow-scripts.ts'

const node = (id: number, functionName: string, url: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, url },
  children,
})
const nodes = [
  node(1, '(root)', '', [2, 5, 6]),
  node(2, 'performWork', 'https://shop/assets/host/react.js', [3]),
  node(3, 'Cart', 'https://shop/assets/checkout/cart.js', [4]),
  node(4, 'sort', 'https://shop/assets/checkout/lines.js'),
  node(5, '(idle)', ''),
  node(6, '(garbage collector)', ''),
]
/** Samples of 10 ms each. */
const slow = (...samples: number[]) =>
  slowScripts({ nodes, samples, timeDeltas: samples.map(() => 10_000) })

const CART = 'https://shop/assets/checkout/cart.js'

test('adds what a function of a remote calls to the function, also while memory is collected', () => {
  expect(slow(3, 4, 4, 6, 3, 3, 5)).toEqual([{ address: CART, name: 'Cart', milliseconds: 60 }])
})

test('counts no pause, and none of the work of the host', () => {
  expect(slow(3, 4, 3, 5, 3, 4, 3)).toEqual([])
  expect(slow(2, 2, 2, 2, 2, 2, 2)).toEqual([])
})
