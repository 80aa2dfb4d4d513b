import { useMedia } from '@borong/ui/use-media'
import { Suspense } from 'react'
import type { DesktopMenuProps } from './DesktopMenu.tsx'
import { optionalPart } from './optional-part.ts'

const DesktopMenu = optionalPart(() => import('./DesktopMenu.tsx'))

/** A part of the frame of tablets and desktops, in the place of its children. A phone never loads its code. */
export function WidePart(part: DesktopMenuProps) {
  const { children } = part
  if (!useMedia('(min-width: 768px)')) return children
  return (
    <Suspense fallback={children}>
      <DesktopMenu {...part} />
    </Suspense>
  )
}
