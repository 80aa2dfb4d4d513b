import { Link, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'

/** The link to all orders, shown where an order does not exist. */
export function ToOrders() {
  const t = useMessages()
  return (
    <Button variant="ghost" link={<Link to="/transaction" />}>
      {t('transaction.title')}
    </Button>
  )
}
