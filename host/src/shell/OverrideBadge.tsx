import { useLanguage, useLocation } from '@borong/contract'
import { usePage } from '@borong/contract/host'
import styles from './OverrideBadge.module.css'

// Not part of the messages that every visitor loads.
const WORDS = {
  id: { version: 'Versi uji', leave: 'Keluar dari versi uji' },
  en: { version: 'Test version', leave: 'Leave the test version' },
} as const

/** Shows that this page does not run the versions of its channel, and leads back to them. */
export default function OverrideBadge({ overridden }: { overridden: readonly string[] }) {
  const { language } = useLanguage()
  const { boot } = usePage()
  const { pathname, search } = useLocation()
  const words = WORDS[language]
  const units = overridden
    .map((unit) => `${unit} ${boot.set.units[unit]?.version ?? ''}`.trim())
    .join(', ')
  const query = new URLSearchParams(search)
  query.set('preview', 'off')
  return (
    <aside className={styles.badge} aria-label={words.version}>
      <p className={styles.versions}>{units ? `${words.version}: ${units}` : words.version}</p>
      {/* The edge ends the preview, so the browser loads a document. */}
      <a className={styles.leave} href={`${pathname}?${query}`}>
        {words.leave}
      </a>
    </aside>
  )
}
