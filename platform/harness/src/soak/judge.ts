import type { Answered, Evidence, HeldStream, MemorySample, Visits } from './evidence.ts'
import { judgeAttackers, judgeWaits } from './judge-attack.ts'
import type { Verdict } from './verdict.ts'

/** The longest time from the end of an event stream to the first event of the next one. */
const LONGEST_GAP_MS = 15_000
/** The most that memory may grow from the first third of the time after the warm-up to the last. */
const MEMORY_GROWTH = { share: 0.1, bytes: 8 * 1024 * 1024 }

/** Compares what the visitors were told with what the database contains. */
export const judgeVisits = (visits: Visits): Verdict[] => [
  judgeLost(visits),
  judgeDoubles(visits),
  judgePayments(visits),
  judgeMessages(visits),
  judgeAnswers(visits),
  judgeStreams(visits),
  judgeDisturbances(visits),
]

/** Judges the visits, and what the services used. */
export const judge = (evidence: Evidence): Verdict[] => [
  ...judgeVisits(evidence),
  judgeSlowBodies(evidence),
  judgeAttackers(evidence),
  judgeWaits(evidence),
  ...Object.entries(evidence.memory).map(([name, samples]) => judgeMemory(name, samples)),
  judgeConnections(evidence),
]

const idOf = ({ buyerId, key }: { buyerId: string; key: string }) => `${buyerId} ${key}`

function judgeLost({ sent, acknowledged, books }: Visits): Verdict {
  const stored = new Map(books.orders.map((order) => [order.id, order]))
  const totals = new Map(sent.map((order) => [idOf(order), order.total]))
  const broken = acknowledged.flatMap((order) => {
    const found = stored.get(order.orderId)
    if (!found || idOf(found) !== idOf(order)) return [`order ${order.orderId} is lost`]
    const total = totals.get(idOf(order))
    return found.total === total ? [] : [`order ${found.id} is ${found.total} instead of ${total}`]
  })
  if (acknowledged.length === 0) broken.push('no order was acknowledged')
  const orders = new Set(acknowledged.map(({ orderId }) => orderId)).size
  return {
    promise: 'Every acknowledged order exists, with its total',
    found: `${orders} orders`,
    broken,
  }
}

function judgeDoubles({ sent, acknowledged, books, piecesAtStart }: Visits): Verdict {
  const known = new Set(sent.map(idOf))
  const idsByKey = Map.groupBy(
    [...acknowledged.map(keyed), ...books.orders.map(keyed)],
    ([key]) => key,
  )
  const broken = [...idsByKey].flatMap(([key, pairs]) => {
    const ids = new Set(pairs.map(([, id]) => id))
    if (!known.has(key)) return [`no buyer sent order ${[...ids].join(', ')}`]
    return ids.size > 1 ? [`key ${key} has the orders ${[...ids].join(', ')}`] : []
  })
  const stored = new Set(books.orders.map(({ id }) => id))
  if (stored.size < books.orders.length) broken.push('an order is stored twice')
  if (books.pieces !== piecesAtStart)
    broken.push(
      `the pieces in stock and in orders differ by ${books.pieces - piecesAtStart} from the start`,
    )
  const repeated = sent.filter(({ tries }) => tries > 1).length
  if (repeated === 0) broken.push('no order was sent again')
  return {
    promise: 'Each key has one order, and takes its pieces from the stock once',
    found: `${sent.length} keys, ${repeated} of them sent again`,
    broken,
  }
}

const keyed = (order: { buyerId: string; key: string; id?: string; orderId?: string }) =>
  [idOf(order), order.id ?? order.orderId] as const

function judgePayments({ paid, books }: Visits): Verdict {
  const stored = new Map(books.orders.map((order) => [order.id, order]))
  const broken = [...new Set(paid)].flatMap((id) =>
    stored.get(id)?.paymentState === 'paid' ? [] : [`the payment of order ${id} is lost`],
  )
  for (const { id, paymentState, timesPaid, timesReported } of books.orders) {
    const most = paymentState === 'paid' ? 1 : 0
    if (timesPaid !== most) broken.push(`order ${id} was marked as paid ${timesPaid} times`)
    if (timesReported > 1) broken.push(`the bank took order ${id} ${timesReported} times`)
  }
  if (books.refunds > 0) broken.push(`${books.refunds} payments were returned`)
  if (books.unbalanced > 0) broken.push(`${books.unbalanced} transfers are not balanced`)
  if (paid.length === 0) broken.push('no order was paid')
  return {
    promise: 'Each confirmed payment is stored, and no order is paid twice',
    found: `${new Set(paid).size} payments`,
    broken,
  }
}

function judgeMessages({ messages, books }: Visits): Verdict {
  const stored = Map.groupBy(books.messages, idOf)
  const broken = messages.flatMap((message) => {
    const times = stored.get(idOf(message))?.length ?? 0
    return times === 1 ? [] : [`message ${message.key} is stored ${times} times`]
  })
  if (messages.length === 0) broken.push('no message was sent')
  return {
    promise: 'Each acknowledged chat message is stored once',
    found: `${messages.length} messages`,
    broken,
  }
}

const isFailure = ({ status }: Answered) => status === 0 || status >= 500

function judgeAnswers({ answers, windows }: Visits): Verdict {
  const failures = answers.filter(isFailure)
  const isExcused = ({ name, at }: Answered) =>
    windows.some(
      ({ from, until, only }) => at >= from && at <= until && (only?.includes(name) ?? true),
    )
  const stray = failures.filter((answer) => !isExcused(answer))
  const refused = answers.filter((answer) => !isFailure(answer) && !answer.isExpected)
  const broken = [...countsOf(stray), ...countsOf(refused)]
  if (answers.length === 0) broken.push('no request was sent')
  return {
    promise: 'No 5xx and no lost answer outside of the windows, and no unexpected refusal',
    found: `${answers.length} answers, ${failures.length - stray.length} failures within the windows`,
    broken,
  }
}

const countsOf = (answers: readonly Answered[]) =>
  [...Map.groupBy(answers, ({ name, status }) => `${name} answered ${status || 'nothing'}`)].map(
    ([kind, some]) => `${kind}, ${some.length} times from ${timeOf(some[0]!.at)} on`,
  )

const timeOf = (at: number) => new Date(at).toISOString().slice(11, 19)

function judgeSlowBodies({ slowBodies: { answered, givenUp } }: Evidence): Verdict {
  const broken = []
  if (answered === 0) broken.push('no slow body was answered')
  if (givenUp === 0) broken.push('no unfinished body was given up')
  return {
    promise: 'Slow bodies are answered, and unfinished ones are given up with 408',
    found: `${answered} answered, ${givenUp} given up`,
    broken,
  }
}

/** A disturbance takes longer on a slow machine, so its window does not count. */
function judgeStreams({ streams, windows }: Visits): Verdict {
  const closedFor = (gap: HeldStream['gaps'][number]) =>
    gap.until - gap.from - longestIn(gap, windows)
  const gaps = streams.flatMap((stream) => stream.gaps)
  const notifications = streams.reduce((sum, stream) => sum + stream.notifications, 0)
  const broken = streams.flatMap(({ buyerId, gaps, endedAt }) => [
    ...gaps
      .filter((gap) => closedFor(gap) > LONGEST_GAP_MS)
      .map(
        (gap) =>
          `the stream of ${buyerId} was closed for ${Math.round(closedFor(gap) / 1000)} s from ${timeOf(gap.from)} on`,
      ),
    ...(endedAt === undefined ? [] : [`the stream of ${buyerId} did not come back`]),
  ])
  if (gaps.length === 0) broken.push('no stream ended')
  if (notifications === 0) broken.push('no stream received a notification')
  const seconds = (measure: typeof closedFor) =>
    (Math.max(0, ...gaps.map(measure)) / 1000).toFixed(1)
  return {
    promise: `Event streams come back within ${LONGEST_GAP_MS / 1000} s outside of the windows`,
    found: `${streams.length} streams, ${gaps.length} ends, longest gap ${seconds(closedFor)} s, ${seconds(({ from, until }) => until - from)} s with the windows, ${notifications} notifications`,
    broken,
  }
}

/** The longest part of a gap within a window of all visitors. */
const longestIn = (gap: HeldStream['gaps'][number], windows: Visits['windows']): number =>
  Math.max(
    0,
    ...windows
      .filter(({ only }) => only === undefined)
      .map(({ from, until }) => Math.min(gap.until, until) - Math.max(gap.from, from)),
  )

const FEWEST_SAMPLES = 9

function judgeMemory(name: string, samples: readonly MemorySample[]): Verdict {
  const third = Math.floor(samples.length / 3)
  const [first, last] = [samples.slice(0, third), samples.slice(-third)].map((some) => ({
    used: median(some.map(({ heap, external }) => heap + external)),
    resident: median(some.map(({ resident }) => resident)),
  })) as [Used, Used]
  const most = first.used * (1 + MEMORY_GROWTH.share) + MEMORY_GROWTH.bytes
  const found = `${megabytes(first.used)} → ${megabytes(last.used)} MB used, ${megabytes(first.resident)} → ${megabytes(last.resident)} MB resident`
  const broken = []
  if (samples.length < FEWEST_SAMPLES) broken.push(`only ${samples.length} samples`)
  else if (last.used > most) broken.push(`more than ${megabytes(most)} MB`)
  return { promise: `The memory of the ${name} is flat`, found, broken }
}

interface Used {
  used: number
  resident: number
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0)

function judgeConnections({ connections: { atRest, atEnd } }: Evidence): Verdict {
  return {
    promise: 'The number of database connections returns to its value at rest',
    found: `${atRest} before, ${atEnd} after`,
    broken: atEnd > atRest ? [`${atEnd} connections instead of ${atRest}`] : [],
  }
}

function judgeDisturbances({ disturbances, ended }: Visits): Verdict {
  const counts = Object.entries(disturbances)
  return {
    promise: 'Only the disturbances end a service',
    found: counts.map(([name, times]) => `${name} ${times}×`).join(', '),
    broken: [
      ...counts.filter(([, times]) => times === 0).map(([name]) => `no ${name}`),
      ...ended.map((name) => `the ${name} ended by itself`),
    ],
  }
}
