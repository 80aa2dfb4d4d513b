import { Band } from '@borong/ui/Band'
import { SectionHeader } from '@borong/ui/SectionHeader'
import styles from './Basket.module.css'
import type { Plans } from './plan.ts'
import { useBasketMessages } from './use-basket-messages.ts'

/** The lines that no plan has, each with its reason. */
export function LeftOut({ items }: { items: Plans['left_out'] }) {
  const t = useBasketMessages()
  if (items.length === 0) return null
  return (
    <Band>
      <SectionHeader title={t('basket.leftOut')} />
      <ul className={styles.list}>
        {items.map(({ product_id, name, reason }) => (
          <li key={product_id}>
            {name}: {t(`basket.leftOut_${reason}`)}
          </li>
        ))}
      </ul>
    </Band>
  )
}
