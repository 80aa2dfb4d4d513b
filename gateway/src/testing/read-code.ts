import type { TestGateway } from './test-gateway.ts'

/** The newest one-time code that was sent to this address or number, read from the inbox. */
export async function readCode(gateway: TestGateway, to: string): Promise<string> {
  const response = await gateway.gateway.app.inject({ url: `/inbox?to=${encodeURIComponent(to)}` })
  const [newest] = response.json<{ messages: { text: string }[] }>().messages
  const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0]
  if (!code) throw new Error(`No code was sent to ${to}`)
  return code
}
