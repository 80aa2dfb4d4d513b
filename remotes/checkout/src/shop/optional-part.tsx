import { toast, useMessages } from '@borong/contract'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

export interface PartProps {
  /** Rendered while the part loads, and where it can't be loaded. */
  waiting?: ReactNode
  /** Called when a part that the buyer requested can't be loaded, after a toast; a new mount is another attempt. */
  onFailure?: () => void
}

/**
 * A part of a page that is loaded when it is first rendered. Unlike a `later` part, it never suspends: a failed load does
 * not affect the rest of the page, and is retried when the connection is back.
 */
export function optionalPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let known: ComponentType<P> | undefined
  return function Part({ waiting = null, onFailure, ...props }: P & PartProps) {
    const t = useMessages()
    const [Known, setKnown] = useState(() => known)
    useEffect(() => {
      let isWanted = true
      const fail = () => {
        if (!isWanted || !onFailure) return
        toast(t('query.network'), { type: 'error', id: 'part' })
        onFailure()
      }
      const attempt = async () => {
        if (Known) return
        try {
          known ??= (await load()).default
          if (isWanted) setKnown(() => known)
        } catch {
          fail()
        }
      }
      void attempt()
      window.addEventListener('online', attempt)
      return () => {
        isWanted = false
        window.removeEventListener('online', attempt)
      }
      // `load`, `onFailure` and the messages do not change while the part loads.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
    }, [Known])
    return Known ? <Known {...(props as unknown as P)} /> : waiting
  }
}
