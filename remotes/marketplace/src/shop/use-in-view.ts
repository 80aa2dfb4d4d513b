import { atom, useAtom } from '@borong/contract'
import { useEffect, useRef } from 'react'

const seenAtom = atom<ReadonlySet<string>>(new Set<string>())

/**
 * True once the named element has come near the view, until the document unloads: a screen has the same height when the
 * visitor goes back to it.
 */
export function useInView<T extends Element>(name: string, margin = '300px') {
  const ref = useRef<T>(null)
  const [names, setNames] = useAtom(seenAtom)
  const seen = names.has(name)
  useEffect(() => {
    const element = ref.current
    if (!element || seen) return
    const see = () => setNames((before) => new Set([...before, name]))
    if (typeof IntersectionObserver === 'undefined') return see()
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && see(),
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [seen, name, margin, setNames])
  return { ref, seen }
}
