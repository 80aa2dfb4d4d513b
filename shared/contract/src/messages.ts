import type { TFunction } from 'i18next'
import { use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDrawnLanguage } from './language.ts'
import { usePage } from './page.ts'
import { useRemote } from './remote-context.ts'

/** Returns `t` for the messages of the rendering remote: `t('cart.empty')`, `t('stock.left', { count })`. */
export function useMessages(): TFunction {
  const { messages } = usePage()
  const { unit } = useRemote()
  const lng = useDrawnLanguage()
  use(messages.ready(unit, lng))
  // A stable object, because a new one makes the library recompute everything on each render.
  const options = useMemo(
    () => ({ i18n: messages.i18n, lng, bindI18n: false, useSuspense: false }) as const,
    [messages, lng],
  )
  const { t } = useTranslation(unit, options)
  return useMemo(() => messages.cached(unit, lng, t), [messages, unit, lng, t])
}
