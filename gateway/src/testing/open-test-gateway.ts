import { startTestGateway, type TestGateway } from './test-gateway.ts'

/** The gateway of a test file: starts before its first test and ends after its last one. */
export function openTestGateway(options?: Parameters<typeof startTestGateway>[0]): TestGateway {
  let started: TestGateway
  beforeAll(async () => {
    started = await startTestGateway(options)
  })
  afterAll(() => started.close())
  return {
    get gateway() {
      return started.gateway
    },
    call: (name, given) => started.call(name, given),
    token: (userId) => started.token(userId),
    signedIn: (profile) => started.signedIn(profile),
    advance: (seconds) => started.advance(seconds),
    close: () => started.close(),
  }
}
