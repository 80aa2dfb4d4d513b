import { toast, useMessages } from '@borong/contract'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

interface PartProps {
  /** Drawn while it loads, and where it can't be loaded. */
  waiting?: ReactNode
  /** The buyer asked for it, and hears that it can't be loaded; asking again is another attempt. */
  onFailure?: () => void
}

/**
 * A part of a page that is loaded when it is first drawn. A page can do without it: what can't be loaded takes nothing else
 * along, and is tried again when the connection is back.
 */
export function part<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let known: ComponentType<P> | undefined
  return function Part({ waiting = null, onFailure, ...props }: P & PartProps) {
    const t = useMessages()
    const [Known, setKnown] = useState(() => known)
    useEffect(() => {
      let isWanted = true
      const fail = () => {
        if (!isWanted || !onFailure) return
        toast(t('failure.network'), { type: 'error', id: 'part' })
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
      // What is asked for and said when it fails does not change while it loads.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
    }, [Known])
    return Known ? <Known {...(props as unknown as P)} /> : waiting
  }
}
