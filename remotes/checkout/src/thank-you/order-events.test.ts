import { readEvents } from './order-events.ts'

test('R-30 C-30: parses complete events, wherever the network splits them, and skips heartbeats', () => {
  const first = readEvents('event: hello\ndata: {"unread_count":1}\n\n:\n\nevent: notif')
  expect(first).toEqual({
    events: [
      { event: 'hello', data: '{"unread_count":1}' },
      { event: '', data: '' },
    ],
    rest: 'event: notif',
  })
  expect(readEvents(`${first.rest}ication\ndata: {"a":"b: c"}\n\n`)).toEqual({
    events: [{ event: 'notification', data: '{"a":"b: c"}' }],
    rest: '',
  })
})
