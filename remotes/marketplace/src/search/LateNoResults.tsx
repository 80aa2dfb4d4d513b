import { later } from '@borong/contract'
import { Suspense } from 'react'
import type { ResultView } from './result-view.ts'

const NoResults = later(async () => ({
  default: (await import(/* webpackChunkName: 'result-states' */ './NoResults.tsx')).NoResults,
}))

/** The empty state of a list, whose code loads with it. */
export const LateNoResults = (view: ResultView) => (
  <Suspense>
    <NoResults {...view} />
  </Suspense>
)
