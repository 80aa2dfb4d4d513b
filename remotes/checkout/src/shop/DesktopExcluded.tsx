import { useMedia } from '@borong/ui/use-media'
import type { ComponentProps } from 'react'
import type ExcludedGoods from './Excluded.tsx'
import { optionalPart } from './optional-part.tsx'
import { DESKTOP } from './desktop.ts'

const Excluded = optionalPart(() => import('./Excluded.tsx'))

/** The goods that the sum leaves out, below it; a phone has no room for them there. */
export const DesktopExcluded = (props: ComponentProps<typeof ExcludedGoods>) =>
  useMedia(DESKTOP) && <Excluded {...props} isInBar />
