import type { useMessages } from '@borong/contract'
import { BankIcon } from '@borong/ui/icons/BankIcon'
import { BellIcon } from '@borong/ui/icons/BellIcon'
import { CalendarIcon } from '@borong/ui/icons/CalendarIcon'
import { ChatIcon } from '@borong/ui/icons/ChatIcon'
import { CheckIcon } from '@borong/ui/icons/CheckIcon'
import { CoinsIcon } from '@borong/ui/icons/CoinsIcon'
import { GiftIcon } from '@borong/ui/icons/GiftIcon'
import { HandshakeIcon } from '@borong/ui/icons/HandshakeIcon'
import { ListIcon } from '@borong/ui/icons/ListIcon'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { PencilIcon } from '@borong/ui/icons/PencilIcon'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { ShieldIcon } from '@borong/ui/icons/ShieldIcon'
import { SmartphoneIcon } from '@borong/ui/icons/SmartphoneIcon'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { TicketIcon } from '@borong/ui/icons/TicketIcon'
import { UserIcon } from '@borong/ui/icons/UserIcon'
import { WalletIcon } from '@borong/ui/icons/WalletIcon'
import { ZapIcon } from '@borong/ui/icons/ZapIcon'

/** The pages of the account by group. */
export const accountLinks = (t: ReturnType<typeof useMessages>) => [
  {
    group: 'shopping',
    title: t('menu.shopping'),
    links: [
      { to: '/transaction', words: t('profile.orders'), Icon: ReceiptIcon },
      { to: '/billing/history', words: t('menu.bills'), Icon: ZapIcon },
      { to: '/lists', words: t('profile.lists'), Icon: ListIcon },
      { to: '/quotes', words: t('profile.quotes'), Icon: HandshakeIcon },
    ],
  },
  {
    group: 'money',
    title: t('menu.money'),
    links: [
      { to: '/wallet', words: t('wallet.title'), Icon: WalletIcon },
      { to: '/credit', words: t('credit.title'), Icon: CalendarIcon },
      { to: '/points', words: t('points.title'), Icon: CoinsIcon },
      { to: '/vouchers', words: t('vouchers.title'), Icon: TicketIcon },
      { to: '/referral', words: t('referral.title'), Icon: GiftIcon },
    ],
  },
  {
    group: 'business',
    title: t('menu.business'),
    links: [
      { to: '/company', words: t('company.title'), Icon: BankIcon },
      { to: '/approvals', words: t('approval.title'), Icon: CheckIcon },
      { to: '/profile/business', words: t('business.title'), Icon: StoreIcon },
    ],
  },
  {
    group: 'account',
    title: t('menu.account'),
    links: [
      { to: '/profile', words: t('profile.title'), Icon: UserIcon },
      { to: '/profile#addresses', words: t('profile.addresses'), Icon: MapPinIcon },
      { to: '/profile/edit', words: t('profile.edit'), Icon: PencilIcon },
      { to: '/chat', words: t('chat.title'), Icon: ChatIcon },
      { to: '/notification', words: t('notification.title'), Icon: BellIcon },
      { to: '/devices', words: t('device.title'), Icon: SmartphoneIcon },
      { to: '/privacy-settings', words: t('privacy.title'), Icon: ShieldIcon },
    ],
  },
]
