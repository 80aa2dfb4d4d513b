import { useMessages } from '@borong/contract'
import { usePage } from '@borong/contract/host'
import styles from './OverrideBadge.module.css'

/** Says that this page does not run what its channel gives to visitors. */
export function OverrideBadge() {
  const t = useMessages()
  const { boot } = usePage()
  if (!boot.overridden?.length) return null
  const units = boot.overridden
    .map((unit) => `${unit} ${boot.set.units[unit]?.version ?? ''}`.trim())
    .join(', ')
  return <p className={styles.badge}>{t('override', { units })}</p>
}
