import type { TFunction } from 'i18next'
import { createContext, use } from 'react'

/** How the region that draws speaks. */
export const MessagesContext = createContext<TFunction | null>(null)

/** The words of the remote that draws: `t('cart.empty')`, `t('stock.left', { count })`. */
export function useMessages(): TFunction {
  const t = use(MessagesContext)
  if (!t) throw new Error('This is drawn outside of a region')
  return t
}
