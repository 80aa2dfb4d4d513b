import { use, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDrawnLanguage } from './language.ts'
import { MessagesContext } from './messages.ts'
import { usePage } from './page.ts'
import { RemoteContext } from './remote-context.ts'

/** A part of the page that one unit draws. Waits for the unit's words, which everything below then speaks with. */
export function RemoteRegion({
  unit,
  version,
  children,
}: {
  unit: string
  version: string
  children: ReactNode
}) {
  const { words } = usePage()
  const language = useDrawnLanguage()
  use(words.ready(unit, language))
  // Asked once for the whole region: the hook keeps a dozen things for each of its callers.
  const { t } = useTranslation(unit, { i18n: words.i18n, lng: language, useSuspense: false })
  const identity = useMemo(() => ({ unit, version }), [unit, version])
  return (
    <RemoteContext value={identity}>
      <MessagesContext value={t}>{children}</MessagesContext>
    </RemoteContext>
  )
}
