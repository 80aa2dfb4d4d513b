import type { TestPage } from '@borong/contract/testing/test-page'

/** The events that a screen has sent. */
export const eventsOf = ({ page }: { page: TestPage }) =>
  page.records.flatMap((record) => (record.type === 'track' ? [record.event] : []))
