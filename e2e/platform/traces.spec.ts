import { startSpanReceiver } from '@borong/harness/operations/span-receiver'
import { expect, openPlatform, test } from '../fixtures/platform.ts'

test('C-35: the navigation in a browser and the first calls of its page are in one trace @long', async ({
  page,
}) => {
  const receiver = await startSpanReceiver()
  const { platform, stop } = await openPlatform('production', {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  })
  try {
    const document = await page.goto(`${platform.address}/?secret=budi`)
    const timing = (await document!.allHeaders())['server-timing']!
    const [, traceId] = /00-([0-9a-f]{32})-/.exec(timing)!
    const names = () =>
      receiver.spans.filter((span) => span.traceId === traceId).map(({ name }) => name)
    await expect
      .poll(names)
      .toEqual(
        expect.arrayContaining([
          'GET /',
          'GET gateway',
          'browser navigation',
          'browser request',
          'browser download',
          'browser first paint',
          'browser hydrated',
          'browser loaded',
        ]),
      )
    expect(JSON.stringify(receiver.spans)).not.toContain('budi')
  } finally {
    await stop()
    await receiver.close()
  }
})
