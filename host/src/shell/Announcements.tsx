import { VisuallyHidden } from '@borong/ui/VisuallyHidden'
import { memo, useSyncExternalStore } from 'react'
import { useHost } from '../page/host-context.ts'

const nothing = () => ''
const never = () => () => {}

/** The live region that announces page changes. */
export const Announcements = memo(function Announcements() {
  const host = useHost()
  const text = useSyncExternalStore(
    host?.announcer.subscribe ?? never,
    host?.announcer.current ?? nothing,
    nothing,
  )
  return (
    <VisuallyHidden>
      <div aria-live="polite">{text}</div>
    </VisuallyHidden>
  )
})
