import { Link, useMessages, useSession, Widget } from '@borong/contract'
import { UserIcon } from '@borong/ui/icons/UserIcon'
import { MenuButton } from './MenuButton.tsx'
import type { ReplacedLink } from './replaced-link.ts'

/** A buyer's account in the bar of a wide window: a menu instead of the link. A guest's link leads to the sign-in. */
export function AccountButton({ link }: { link: ReplacedLink }) {
  const t = useMessages()
  const { status } = useSession()
  if (status !== 'buyer') return link
  const page = <Link to="/profile">{t('nav.account')}</Link>
  return (
    <MenuButton
      className={link.props.className}
      at="end"
      menu={<Widget name="account/account-menu" isInBar fallback={page} />}
    >
      <UserIcon size={24} />
      <span>{t('nav.account')}</span>
    </MenuButton>
  )
}
