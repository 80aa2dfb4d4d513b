import { MethodGroups } from './MethodGroups.tsx'
import styles from './PaymentTiles.module.css'
import { TILES } from './focus-tiles.ts'
import { useMethodChoice } from './use-method-choice.ts'

interface PaymentTilesProps {
  total: number
  chosen: string | undefined
}

/** The payment methods on the checkout page of a wide window, where an order needs no further page. */
export default function PaymentTiles({ total, chosen }: PaymentTilesProps) {
  const { offered, choose } = useMethodChoice(total)
  return (
    <div id={TILES} className={styles.tiles}>
      <MethodGroups name="payment" offered={offered} value={chosen} onChange={choose} />
    </div>
  )
}
