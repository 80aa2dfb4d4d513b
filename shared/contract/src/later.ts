import { lazy, type ComponentType } from 'react'

const TRIES = 4
const WAIT_MS = 2000

/**
 * A part of a screen whose code loads when it is rendered, like React's `lazy`. `lazy` keeps the first failure until the
 * next document, and its whole screen with it; this loads again a few times, and waits while the browser is offline.
 */
export const later = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => loadAgain(load))

/** Loads until it succeeds, at most four times. */
export const loadAgain = <Part>(load: () => Promise<Part>, tries = TRIES): Promise<Part> =>
  load().catch((error) => {
    if (tries === 1) throw error
    return new Promise((resolve) =>
      navigator.onLine
        ? setTimeout(resolve, WAIT_MS)
        : addEventListener('online', resolve, { once: true }),
    ).then(() => loadAgain(load, tries - 1))
  })
