import { useMedia } from '@borong/ui/use-media'
import { DESKTOP } from './desktop.ts'
import { optionalPart } from './optional-part.tsx'
import type { Step } from './Steps.tsx'

const Steps = optionalPart(() => import('./Steps.tsx'))

/** The steps of the purchase; a phone never loads them. */
export const DesktopSteps = ({ current }: { current: Step }) =>
  useMedia(DESKTOP) && <Steps current={current} />
