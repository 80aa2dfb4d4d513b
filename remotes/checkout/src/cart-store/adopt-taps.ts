import { inThisBrowser } from '@borong/contract'
import type { Tap } from './tap.ts'

/**
 * Passes each tap that is stored for this action to the function that `load` returns, once among all tabs. `load` is
 * called only when there are taps. A tap for which the function returns false remains stored. Resolves when all are
 * adopted.
 */
export async function adoptTaps(
  action: string,
  load: () => Promise<(tap: Tap) => boolean>,
): Promise<void> {
  if (!hasTaps()) return
  const [{ takeTaps }, adopt] = await Promise.all([import('./take-taps.ts'), load()])
  await takeTaps(action, adopt)
}

const hasTaps = () => /cart_taps=|guest\.tap\./.test(document.cookie + inThisBrowser.keys())
