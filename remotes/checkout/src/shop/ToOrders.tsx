import { Link, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'

/** The way to all orders, from one that is not there. */
export function ToOrders() {
  const t = useMessages()
  return (
    <Button variant="ghost" link={<Link to="/transaction" />}>
      {t('transaction.title')}
    </Button>
  )
}
