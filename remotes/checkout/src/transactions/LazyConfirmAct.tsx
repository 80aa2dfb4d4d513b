import { part } from '../shop/part.tsx'

/** The question before an act, which is loaded with the first one. */
export const ConfirmAct = part(
  () => import(/* webpackChunkName: 'order-problems' */ './ConfirmAct.tsx'),
)
