import type { TFunction } from 'i18next'
import { use, useMemo } from 'react'
import { useDrawnLanguage } from './language.ts'
import { usePage } from './page.ts'
import { useRemote } from './remote-context.ts'

/** The words of the remote that draws: `t('cart.empty')`, `t('stock.left', { count })`. */
export function useMessages(): TFunction {
  const { words } = usePage()
  const { unit } = useRemote()
  const language = useDrawnLanguage()
  use(words.ready(unit, language))
  return useMemo(() => words.translate(unit, language), [words, language, unit])
}
