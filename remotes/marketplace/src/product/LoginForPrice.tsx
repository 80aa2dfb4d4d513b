import { Link, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { LockIcon } from '@borong/ui/icons/LockIcon'

/** A link to the login page, for sellers who show their prices only to buyers. */
export default function LoginForPrice() {
  const t = useMessages()
  return (
    <Button variant="secondary" icon={<LockIcon size={16} />} link={<Link to="/login" />}>
      {t('card.hiddenPrice')}
    </Button>
  )
}
