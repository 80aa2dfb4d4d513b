import { lazy, Suspense } from 'react'

const ViewSwitch = lazy(() => import(/* webpackChunkName: 'wide-window' */ './ViewSwitch.tsx'))

/** The switch between cards and table, for wide windows only. */
export const LateSwitch = (props: { isTable: boolean }) => (
  <Suspense>
    <ViewSwitch {...props} />
  </Suspense>
)
