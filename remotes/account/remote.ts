import { defineRemote } from '@borong/contract/remote'

export default defineRemote({
  name: 'account',
  contract: '^1.0.0',
  routes: [
    {
      path: '/profile',
      guard: 'login',
      screen: './profile/ProfileScreen',
      calls: [['userProfile'], ['buyerProfileSections']],
    },
    {
      path: '/add-address',
      guard: 'login',
      screen: './addresses/AddAddressScreen',
      calls: [['userProfile']],
      frame: 'focus',
    },
    {
      path: '/edit-address/:user_id/shipping-address/:shipping_address_id',
      guard: 'login',
      screen: './addresses/EditAddressScreen',
      calls: [['addresses', { params: { userId: ':user_id' } }]],
      frame: 'focus',
    },
    {
      path: '/select-location',
      guard: 'login',
      screen: './location/SelectLocationScreen',
      frame: 'focus',
    },
    { path: '/chat', guard: 'login', screen: './chat/ChatScreen' },
    { path: '/chat/:seller', guard: 'login', screen: './chat/TalkScreen', frame: 'focus' },
    { path: '/notification', guard: 'login', screen: './notifications/NotificationScreen' },
    {
      path: '/wallet',
      guard: 'login',
      screen: './wallet/WalletScreen',
      calls: [['walletData']],
    },
    { path: '/wallet/history', guard: 'login', screen: './wallet/WalletHistoryScreen' },
    {
      path: '/verify-age',
      guard: 'login',
      screen: './age/VerifyAgeScreen',
      calls: [['userProfile']],
      frame: 'focus',
    },
  ],
  widgets: {
    'add-address': './widgets/AddAddress',
    'notification-count': './widgets/NotificationCount',
    'unread-count': './widgets/UnreadCount',
  },
})
