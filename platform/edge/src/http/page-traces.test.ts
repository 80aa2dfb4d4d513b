import { pageTraces } from './page-traces.ts'

const place = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), traceFlags: 1 }
const sent = (cookie: string) => cookie.split(';')[0]

test('C-35: a call continues the trace of its page, on any edge with the same key', () => {
  const cookie = pageTraces({ key: 'shared', secure: true }).cookie(place)
  expect(
    pageTraces({ key: 'shared', secure: true }).placeIn(`lang=id; ${sent(cookie)}`),
  ).toMatchObject(place)
  expect(cookie).toContain('Path=/gateway; HttpOnly; Secure; SameSite=Strict')
})

test('C-35: a forged, altered or old trace of a page is not continued', () => {
  let time = 1_800_000_000_000
  const traces = pageTraces({ key: 'ours', secure: false }, () => time)
  const forged = pageTraces({ key: 'theirs', secure: false }, () => time).cookie(place)
  const ours = sent(traces.cookie(place))!
  for (const header of [
    undefined,
    'page_trace=',
    sent(forged),
    ours.replace('aaaa', 'aaac'),
    ours.replace('-01-', '-00-'),
    `${ours}00`,
  ])
    expect(traces.placeIn(header)).toBeUndefined()
  expect(traces.placeIn(ours)).toMatchObject(place)
  time += 61_000
  expect(traces.placeIn(ours)).toBeUndefined()
})
