import type { TFunction } from 'i18next'
import { useAtomValue } from 'jotai'
import { use, useMemo } from 'react'
import { languageAtom } from './language.ts'
import { usePage } from './page.ts'
import { useRemote } from './remote-context.ts'

/** The words of the remote that draws: `t('cart.empty')`, `t('stock.left', { count })`. */
export function useMessages(): TFunction {
  const { words } = usePage()
  const { unit } = useRemote()
  const language = useAtomValue(languageAtom)
  use(words.ready(unit, language))
  return useMemo(() => words.i18n.getFixedT(language, unit), [words, language, unit])
}
