import { useLanguage } from '@borong/contract'
import { usePage } from '@borong/contract/host'
import styles from './OverrideBadge.module.css'

// Not part of the messages that every visitor loads.
const WORDS = { id: 'Versi uji', en: 'Test version' } as const

/** Shows that this page does not run the versions of its channel. */
export default function OverrideBadge({ overridden }: { overridden: readonly string[] }) {
  const { language } = useLanguage()
  const { boot } = usePage()
  const units = overridden
    .map((unit) => `${unit} ${boot.set.units[unit]?.version ?? ''}`.trim())
    .join(', ')
  return <p className={styles.badge}>{`${WORDS[language]}: ${units}`}</p>
}
