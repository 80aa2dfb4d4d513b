import { later } from '@borong/contract'
import { Suspense } from 'react'

const ViewSwitch = later(() => import(/* webpackChunkName: 'wide-window' */ './ViewSwitch.tsx'))

/** The switch between cards and table, for wide windows only. */
export const LateSwitch = (props: { isTable: boolean }) => (
  <Suspense>
    <ViewSwitch {...props} />
  </Suspense>
)
