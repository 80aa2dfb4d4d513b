import type { Size } from './drivers/driver.ts'
import { test } from './test.ts'

/** A phone's window. WebKit's is as narrow as its bar permits. */
export const phone: Size = { width: 360, height: 740 }
export const desktop: Size = { width: 1280, height: 800 }

/** Declares the journeys of a file for a phone and a wide window. */
export function inBothSizes(declare: (size: Size) => void): void {
  for (const size of [phone, desktop])
    test.describe(size === phone ? 'on a phone' : 'in a wide window', () => {
      test.use({ size })
      declare(size)
    })
}
