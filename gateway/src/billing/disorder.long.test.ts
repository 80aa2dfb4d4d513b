import { openDisorder } from './testing-any-order.ts'

const expectRight = openDisorder()

test(
  'F-07: in any order of answers, callbacks, transfers and deaths of three gateways, paid = done + refunded, and nothing is sent twice',
  () => expectRight(300),
  300_000,
)
