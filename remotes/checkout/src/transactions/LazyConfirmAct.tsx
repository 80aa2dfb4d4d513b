import { optionalPart } from '../shop/optional-part.tsx'

/** The question before an act, which is loaded with the first one. */
export const ConfirmAct = optionalPart(
  () => import(/* webpackChunkName: 'order-problems' */ './ConfirmAct.tsx'),
)
