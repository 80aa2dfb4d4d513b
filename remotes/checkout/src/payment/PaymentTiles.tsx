import { MethodGroups } from './MethodGroups.tsx'
import styles from './PaymentTiles.module.css'
import { TILES } from './focus-tiles.ts'
import { useMethodChoice } from './use-method-choice.ts'

interface PaymentTilesProps {
  /** The amount that the methods are offered for. */
  amount: number
  chosen: string | undefined
}

/** The payment methods on the checkout page of a wide window, where an order needs no further page. */
export default function PaymentTiles({ amount, chosen }: PaymentTilesProps) {
  const { offered, choose } = useMethodChoice(amount)
  return (
    <div id={TILES} className={styles.tiles}>
      <MethodGroups name="payment" offered={offered} value={chosen} onChange={choose} />
    </div>
  )
}
