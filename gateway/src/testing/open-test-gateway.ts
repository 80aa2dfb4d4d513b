import { startTestGateway, type TestGateway } from './test-gateway.ts'

/** The gateway of a test file: starts before its first test and ends after its last one. */
export function openTestGateway(options?: Parameters<typeof startTestGateway>[0]): TestGateway {
  let started: TestGateway | undefined
  beforeAll(async () => {
    started = await startTestGateway(options)
  })
  afterAll(() => started?.close())
  const current = () => {
    if (!started) throw new Error('The gateway of a test file is there from its first beforeAll on')
    return started
  }
  return {
    get gateway() {
      return current().gateway
    },
    call: (name, given) => current().call(name, given),
    token: (userId) => current().token(userId),
    signedIn: (profile) => current().signedIn(profile),
    advance: (seconds) => current().advance(seconds),
    close: () => current().close(),
  }
}
