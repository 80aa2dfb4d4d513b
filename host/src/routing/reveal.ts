import { whenIdle } from '../page/when-idle.ts'

/** Reveals the content below the fold, which waits for hydration. From then on the layout is final. */
export const revealAll = (): void => void (document.documentElement.dataset.alive = '')

/** Reveals it one band at a time, so that a slow phone answers taps in between. */
export function revealGradually(): void {
  const bands = [...document.querySelectorAll<HTMLElement>('[data-long] > *')]
  const next = () => {
    const band = bands.shift()
    if (!band) return revealAll()
    // Not `data-alive`, which the frame around the bands already has.
    band.dataset.laidOut = ''
    whenIdle(next)
  }
  whenIdle(next)
}
