import { whenIdle } from '../page/when-idle.ts'

/** What lies below the first view has waited for the page to be alive. From now on every place of the page is where it will stay. */
export const layOutWhole = (): void => void (document.documentElement.dataset.alive = '')

/** Does so a band at a time, between which a slow phone answers taps. */
export function layOutByAndBy(): void {
  const bands = [...document.querySelectorAll<HTMLElement>('[data-long] > *')]
  const next = () => {
    const band = bands.shift()
    if (!band) return layOutWhole()
    // Not `data-alive`, which the frame around everything has too, long before.
    band.dataset.laidOut = ''
    whenIdle(next)
  }
  whenIdle(next)
}
