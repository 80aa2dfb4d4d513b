import type { TFunction } from 'i18next'
import { use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDrawnLanguage } from './language.ts'
import { usePage } from './page.ts'
import { useRemote } from './remote-context.ts'

/** The words of the remote that draws: `t('cart.empty')`, `t('stock.left', { count })`. */
export function useMessages(): TFunction {
  const { words } = usePage()
  const { unit } = useRemote()
  const lng = useDrawnLanguage()
  use(words.ready(unit, lng))
  // The same object for the same words: of another one the library works everything out anew, each time it is drawn.
  const options = useMemo(
    () => ({ i18n: words.i18n, lng, bindI18n: false, useSuspense: false }) as const,
    [words, lng],
  )
  return useTranslation(unit, options).t
}
