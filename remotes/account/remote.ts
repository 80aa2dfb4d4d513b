import { pushSettings } from '@borong/api/push'
import { walletData } from '@borong/api/wallet'
import { verifyUser } from '@borong/api/verification'
import { buyerProfileSections, userProfile } from '@borong/api/users'
import { companies, company, companyBudgets } from '@borong/api/companies'
import { approval, approvalRules, deputies } from '@borong/api/approvals'
import { creditInvoice, creditLines, creditPayment } from '@borong/api/credit'
import { pointBook } from '@borong/api/loyalty'
import { referral } from '@borong/api/vouchers'
import { passkeys } from '@borong/api/passkeys'
import { SSO_CODE } from '@borong/api/sso-code'
import { devices } from '@borong/api/devices'
import { defineRemote, defineWidget } from '@borong/contract/remote'
import type { AccountMenuProps } from './src/widgets/AccountMenu.tsx'
import type { AddAddressProps } from './src/widgets/AddAddress.tsx'
import type { PushOfferProps } from './src/widgets/PushOffer.tsx'

// A phone number and an email have the same pages for verification and change.
const contact = <const C extends string, const P extends string>(name: C, change: P) =>
  [
    {
      path: `/verify-${name}`,
      guard: 'login',
      screen: './identity/IdentityScreen',
      search: ['for'],
      calls: [[userProfile]],
      frame: 'focus',
    },
    {
      path: `/verify-${name}/otp`,
      guard: 'login',
      screen: './identity/IdentityScreen',
      search: ['for'],
      frame: 'focus',
    },
    {
      path: change,
      guard: 'login',
      screen: './identity/IdentityScreen',
      search: ['for'],
      calls: [[userProfile]],
      frame: 'focus',
    },
    {
      path: `${change}/otp`,
      guard: 'login',
      screen: './identity/IdentityScreen',
      search: ['for'],
      frame: 'focus',
    },
  ] as const

const ofCompany = { params: { companyId: ':companyId' } } as const

const companySection = {
  feature: 'companies',
  guard: 'login',
  screen: './company/CompanyScreen',
  calls: [[company, ofCompany]],
} as const

export default defineRemote({
  name: 'account',
  storage: ['consent', 'push.answered'],
  routes: [
    {
      path: '/profile',
      guard: 'login',
      screen: './profile/ProfileScreen',
      calls: [[userProfile], [buyerProfileSections]],
    },
    {
      path: '/profile/edit',
      guard: 'login',
      screen: './profile/EditProfileScreen',
      calls: [[userProfile]],
      frame: 'focus',
    },
    {
      path: '/profile/password',
      guard: 'login',
      screen: './profile/AccessScreen',
      calls: [[userProfile]],
      frame: 'focus',
    },
    {
      path: '/profile/pin',
      guard: 'login',
      screen: './profile/AccessScreen',
      calls: [[userProfile]],
      frame: 'focus',
    },
    {
      path: '/profile/passkeys',
      feature: 'passkeys',
      guard: 'login',
      screen: './passkeys/PasskeysScreen',
      calls: [[passkeys]],
      frame: 'focus',
    },
    {
      path: '/profile/business',
      guard: 'login',
      screen: './profile/BusinessScreen',
      calls: [[userProfile]],
      frame: 'focus',
    },
    {
      path: '/devices',
      feature: 'devices',
      guard: 'login',
      screen: './devices/DevicesScreen',
      calls: [[devices]],
    },
    { path: '/privacy-settings', guard: 'public', screen: './privacy/PrivacyScreen' },
    {
      path: '/company',
      feature: 'companies',
      guard: 'login',
      screen: './company/CompanyScreen',
      calls: [[companies]],
    },
    {
      path: '/company/:companyId',
      feature: 'companies',
      guard: 'login',
      screen: './company/CompanyScreen',
      calls: [
        [company, ofCompany],
        [companyBudgets, ofCompany],
        [approvalRules, ofCompany],
        [deputies, ofCompany],
      ],
    },
    { ...companySection, path: '/company/:companyId/members' },
    { ...companySection, path: '/company/:companyId/cost-centres' },
    {
      ...companySection,
      path: '/company/:companyId/budgets',
      calls: [
        [company, ofCompany],
        [companyBudgets, ofCompany],
      ],
    },
    {
      ...companySection,
      path: '/company/:companyId/approval-rules',
      calls: [
        [company, ofCompany],
        [approvalRules, ofCompany],
        [deputies, ofCompany],
      ],
    },
    { ...companySection, path: '/company/:companyId/requirements' },
    {
      path: '/company/:companyId/log',
      feature: 'companies',
      guard: 'login',
      screen: './company/AuditLogScreen',
      search: ['act', 'actor', 'from', 'to'],
    },
    {
      path: '/company/:companyId/spend',
      feature: 'companies',
      guard: 'login',
      screen: './spend/SpendScreen',
      search: ['by', 'cost_centre', 'category', 'seller', 'member', 'product', 'from', 'to'],
    },
    {
      path: '/company/:companyId/outlets',
      feature: 'companies',
      guard: 'login',
      screen: './outlets/OutletsScreen',
      calls: [[company, ofCompany]],
    },
    {
      path: '/company/join/:token',
      feature: 'companies',
      guard: 'login',
      screen: './company/CompanyScreen',
      frame: 'focus',
    },
    {
      path: '/approvals',
      feature: 'companies',
      guard: 'login',
      screen: './approvals/ApprovalsScreen',
      search: ['box'],
    },
    {
      path: '/approvals/:approvalId',
      feature: 'companies',
      guard: 'login',
      screen: './approvals/ApprovalsScreen',
      calls: [[approval, { params: { approvalId: ':approvalId' } }]],
      search: ['box'],
    },
    {
      path: '/approvals/link',
      feature: 'companies',
      guard: 'public',
      screen: './approvals/ApprovalLinkScreen',
      frame: 'focus',
    },
    ...contact('phone', '/change-phone-number'),
    ...contact('email', '/change-email'),
    {
      path: '/verify-identity',
      guard: 'login',
      screen: './identity/IdentityScreen',
      search: ['for'],
      calls: [[verifyUser, { body: { type: 'channel_list', sso_code: SSO_CODE } }]],
      frame: 'focus',
    },
    {
      path: '/add-address',
      guard: 'login',
      screen: './addresses/AddAddressScreen',
      calls: [[userProfile]],
      frame: 'focus',
    },
    {
      path: '/edit-address/:user_id/shipping-address/:shipping_address_id',
      guard: 'login',
      screen: './addresses/EditAddressScreen',
      calls: [[userProfile]],
      frame: 'focus',
    },
    {
      path: '/select-location',
      guard: 'login',
      screen: './location/SelectLocationScreen',
      frame: 'focus',
      search: ['address', 'draft'],
    },
    { path: '/chat', feature: 'chat', guard: 'login', screen: './chat/ChatScreen' },
    {
      path: '/chat/:seller',
      feature: 'chat',
      guard: 'login',
      screen: './chat/ConversationScreen',
      frame: 'focus',
      wide: true,
      search: ['product', 'order'],
    },
    { path: '/notification', guard: 'login', screen: './notifications/NotificationScreen' },
    {
      path: '/notification/settings',
      feature: 'push',
      guard: 'login',
      screen: './push/PushSettingsScreen',
      calls: [[pushSettings]],
    },
    {
      path: '/wallet',
      guard: 'login',
      screen: './wallet/WalletScreen',
      calls: [[walletData]],
    },
    {
      path: '/wallet/history',
      guard: 'login',
      screen: './wallet/WalletHistoryScreen',
      search: ['company'],
    },
    {
      path: '/points',
      feature: 'points',
      guard: 'login',
      screen: './points/PointsScreen',
      calls: [[pointBook]],
      search: ['view'],
    },
    {
      path: '/referral',
      feature: 'referral',
      guard: 'login',
      screen: './referral/ReferralScreen',
      calls: [[referral]],
    },
    {
      path: '/vouchers',
      feature: 'voucher-book',
      guard: 'login',
      screen: './vouchers/VouchersScreen',
      search: ['state'],
    },
    {
      path: '/credit',
      feature: 'credit',
      guard: 'login',
      screen: './credit/CreditScreen',
      calls: [[creditLines]],
      search: ['state'],
    },
    {
      path: '/credit/:number',
      feature: 'credit',
      guard: 'login',
      screen: './credit/CreditScreen',
      calls: [[creditInvoice, { params: { number: ':number' } }]],
      search: ['state'],
    },
    {
      path: '/credit/payment/:serial',
      feature: 'credit',
      guard: 'login',
      screen: './credit/CreditScreen',
      calls: [[creditPayment, { params: { serial: ':serial' } }]],
      search: ['state'],
    },
    {
      path: '/verify-age',
      guard: 'login',
      screen: './age/VerifyAgeScreen',
      calls: [[userProfile]],
      frame: 'focus',
    },
  ],
  widgets: {
    'account-menu': defineWidget<AccountMenuProps>('./widgets/AccountMenu'),
    'add-address': defineWidget<AddAddressProps>('./widgets/AddAddress'),
    'notification-count': defineWidget('./widgets/NotificationCount'),
    'push-offer': defineWidget<PushOfferProps>('./widgets/PushOffer'),
    'unread-count': defineWidget('./widgets/UnreadCount'),
  },
  widgetFeatures: { 'push-offer': 'push' },
})
