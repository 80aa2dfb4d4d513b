import type { TestGateway } from '../testing/test-gateway.ts'

/** Advances a test's clock to a later moment, e.g. `2027-02-28T08:00+07:00`. */
export function advanceTo(test: TestGateway, moment: string): void {
  const seconds = (Date.parse(moment) - test.gateway.now().getTime()) / 1000
  if (seconds < 0) throw new Error(`${moment} is in the past of this test`)
  // A millisecond more, so that the moment itself has come.
  test.advance(seconds + 0.001)
}

/** Runs a job of the bills once. */
export const runJob = (test: TestGateway, name: string): Promise<void> =>
  test.gateway.domains
    .find((domain) => domain.name === 'billing')!
    .jobs!.find((job) => job.name === name)!
    .run(test.gateway)
