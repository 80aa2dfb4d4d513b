import { useMedia } from '@borong/ui/use-media'
import type { ComponentProps } from 'react'
import type LeftOutBand from './LeftOut.tsx'
import { part } from './part.tsx'
import { DESKTOP } from './desktop.ts'

const LeftOut = part(() => import('./LeftOut.tsx'))

/** The goods that the sum leaves out, below it; a phone has no room for them there. */
export const DesktopLeftOut = (props: ComponentProps<typeof LeftOutBand>) =>
  useMedia(DESKTOP) && <LeftOut {...props} isInBar />
