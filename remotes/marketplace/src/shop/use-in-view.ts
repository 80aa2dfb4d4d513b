import { atom, useAtom } from '@borong/contract'
import { useEffect, useRef } from 'react'

const seenAtom = atom<ReadonlySet<string>>(new Set<string>())

/**
 * True once the named place came near the view, for as long as the page lives: a screen that is come back to is as tall
 * as it was left.
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
