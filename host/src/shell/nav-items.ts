import { ChatIcon } from '@borong/ui/icons/ChatIcon'
import { GridIcon } from '@borong/ui/icons/GridIcon'
import { HomeIcon } from '@borong/ui/icons/HomeIcon'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { UserIcon } from '@borong/ui/icons/UserIcon'

/** The main pages, in the order of the phone's bar. */
export const NAV_ITEMS = [
  { to: '/', word: 'home', Icon: HomeIcon },
  { to: '/category', word: 'categories', Icon: GridIcon },
  { to: '/transaction', word: 'orders', Icon: ReceiptIcon, badge: 'checkout/unpaid-count' },
  { to: '/chat', word: 'chat', Icon: ChatIcon, badge: 'account/unread-count' },
  { to: '/profile', word: 'account', Icon: UserIcon, badge: 'account/notification-count' },
] as const
