import { createHash } from 'node:crypto'
import { configFrom } from '../config.ts'
import { startGateway } from '../testing/fake-gateway.ts'
import { startRegistry } from '../testing/fake-registry.ts'
import { hostRelease } from '../testing/releases.ts'
import { startEdge } from '../testing/test-edge.ts'
import { securityHeaders } from './security-headers.ts'

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a document runs only the inline content that the policy names by its hash', async () => {
  const registry = await startRegistry()
  const gateway = await startGateway()
  registry.set({ production: { host: { stable: '1.0.0' } } }, [hostRelease('1.0.0')])
  const edge = await startEdge({ registry: registry.origin, gateway: gateway.origin })
  const { headers, text } = await edge.eventually('/anything', ({ status }) => status === 404)
  const policy = String(headers['content-security-policy'])
  const style = /<style data-href="[^"]*">(.*?)<\/style>/.exec(text)?.[1] ?? ''
  expect(style).toContain('url(/assets/host/sans.1.0.0.woff2)')
  expect(policy).toContain(`style-src 'self' ${hashSource(style)};`)
  const script = /<script>(.*?)<\/script>/.exec(text)?.[1] ?? ''
  expect(policy).toContain(`script-src 'self' ${hashSource(script)};`)
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect([...text.matchAll(/<script(?![^>]*src=)[^>]*>/g)].map(([element]) => element)).toEqual([
    '<script>',
    '<script type="application/json" id="boot">',
  ])
  expect(text).not.toMatch(/ (on\w+|style)=/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=(self), geolocation=(self)'),
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(headers['strict-transport-security']).toBeUndefined()
  await edge.close()
  await gateway.close()
  await registry.close()
})

test('K-08: allows external hosts where they are needed, and enforces https', () => {
  const config = configFrom({
    SHOP_URL: 'https://borong.example',
    HOST_API: 'https://api.borong.example/v1',
    IMAGE_BASE: 'https://images.borong.example/auto',
    POSTHOG_HOST: 'https://insight.example',
  })
  const headers = securityHeaders(config, [], [])
  const policy = headers['content-security-policy']
  expect(policy).toContain("connect-src 'self' https://api.borong.example https://insight.example;")
  expect(policy).toContain(
    "img-src 'self' data: blob: https://images.borong.example https://api.borong.example;",
  )
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})
