import { useMessages } from '@borong/contract'
import { usePage } from '@borong/contract/host'
import styles from './OverrideBadge.module.css'

/** Says that this page does not run what its channel gives to visitors. */
export default function OverrideBadge({ overridden }: { overridden: readonly string[] }) {
  const t = useMessages()
  const { boot } = usePage()
  const units = overridden
    .map((unit) => `${unit} ${boot.set.units[unit]?.version ?? ''}`.trim())
    .join(', ')
  return <p className={styles.badge}>{t('override', { units })}</p>
}
