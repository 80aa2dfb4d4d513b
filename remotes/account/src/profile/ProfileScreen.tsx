import { userProfile } from '@borong/api/users'
import { Link, useCall, useConfig, useLanguage, useMessages } from '@borong/contract'
import { showPhone } from '@borong/api/rules/phone'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { BellIcon } from '@borong/ui/icons/BellIcon'
import { CalendarIcon } from '@borong/ui/icons/CalendarIcon'
import { CoinsIcon } from '@borong/ui/icons/CoinsIcon'
import { GiftIcon } from '@borong/ui/icons/GiftIcon'
import { HandshakeIcon } from '@borong/ui/icons/HandshakeIcon'
import { LanguagesIcon } from '@borong/ui/icons/LanguagesIcon'
import { ListIcon } from '@borong/ui/icons/ListIcon'
import { LockIcon } from '@borong/ui/icons/LockIcon'
import { LogOutIcon } from '@borong/ui/icons/LogOutIcon'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { PencilIcon } from '@borong/ui/icons/PencilIcon'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { ShieldIcon } from '@borong/ui/icons/ShieldIcon'
import { SmartphoneIcon } from '@borong/ui/icons/SmartphoneIcon'
import { StarIcon } from '@borong/ui/icons/StarIcon'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { TicketIcon } from '@borong/ui/icons/TicketIcon'
import { UserIcon } from '@borong/ui/icons/UserIcon'
import { WalletIcon } from '@borong/ui/icons/WalletIcon'
import { ListRow } from '@borong/ui/ListRow'
import { Notice } from '@borong/ui/Notice'
import { useMoment } from '../parts/use-moment.ts'
import { Band, Screen } from '../parts/Screen.tsx'
import { AddressBook } from './AddressBook.tsx'
import styles from './ProfileScreen.module.css'
import { ProfileSteps } from './ProfileSteps.tsx'

// P-04: a buyer who wants to sell selects a package on the membership site.
const MEMBERSHIP_PACKAGE = 'MEMBER-GROW'
const TONES = { in_verification: 'neutral', need_revision: 'warn', verified: 'good' } as const

/** The buyer’s own page: name, missing profile data, and links to all pages of the account. */
export function ProfileScreen() {
  const t = useMessages()
  const moment = useMoment()
  const { result: buyer } = useCall(userProfile)
  const { membership } = useConfig().sites
  const { language, setLanguage } = useLanguage()
  const other = language === 'id' ? 'en' : 'id'
  const business = buyer.business.status
  const contacts = [
    {
      name: 'phone',
      value: buyer.handphone && showPhone(buyer.handphone),
      isVerified: buyer.phone_verified,
    },
    { name: 'email', value: buyer.email, isVerified: buyer.email_verified },
  ] as const
  return (
    <Screen title={t('profile.title')}>
      <Band>
        <div className={styles.who}>
          <span className={styles.sign} aria-hidden>
            {initials(buyer.name)}
          </span>
          <div className={styles.lines}>
            <h2>{buyer.name}</h2>
            {contacts.map(
              ({ name, value, isVerified }) =>
                value && (
                  <p key={name} className={styles.contact}>
                    {value}
                    <Badge tone={isVerified ? 'good' : 'warn'}>
                      {isVerified ? t('profile.verified') : t('profile.notVerified')}
                    </Badge>
                    {!isVerified && (
                      <Link to={`/verify-${name}`}>{t(`profile.verify.${name}`)}</Link>
                    )}
                  </p>
                ),
            )}
          </div>
        </div>
        {buyer.deleted_on && (
          <Notice
            tone="warn"
            title={t('privacy.deletedOn', { time: moment(buyer.deleted_on) })}
            action={
              <Button variant="ghost" size="small" link={<Link to="/privacy-settings" />}>
                {t('privacy.keep')}
              </Button>
            }
          >
            {t('privacy.deletedOnHint')}
          </Notice>
        )}
        <ProfileSteps />
      </Band>
      <nav className={styles.links} aria-label={t('profile.links')}>
        <ListRow
          start={<PencilIcon size={24} />}
          title={t('profile.edit')}
          link={<Link to="/profile/edit" />}
        />
        <ListRow
          start={<StoreIcon size={24} />}
          title={t('business.title')}
          end={
            business !== 'none' && (
              <Badge tone={TONES[business]}>{t(`business.status.${business}`)}</Badge>
            )
          }
          link={<Link to="/profile/business" />}
        />
        <ListRow
          start={<UserIcon size={24} />}
          title={t('company.title')}
          link={<Link to="/company" />}
        />
        {membership && (
          <ListRow
            start={<StarIcon size={24} />}
            title={t('profile.membership')}
            detail={MEMBERSHIP_PACKAGE}
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the row puts its text into it
            link={<a href={`${membership}/billing/membership?package=${MEMBERSHIP_PACKAGE}`} />}
          />
        )}
        <ListRow
          start={<ReceiptIcon size={24} />}
          title={t('profile.orders')}
          link={<Link to="/transaction" />}
        />
        <ListRow
          start={<ListIcon size={24} />}
          title={t('profile.lists')}
          link={<Link to="/lists" />}
        />
        <ListRow
          start={<HandshakeIcon size={24} />}
          title={t('profile.quotes')}
          link={<Link to="/quotes" />}
        />
        <ListRow
          start={<WalletIcon size={24} />}
          title={t('wallet.title')}
          link={<Link to="/wallet" />}
        />
        <ListRow
          start={<CoinsIcon size={24} />}
          title={t('points.title')}
          link={<Link to="/points" />}
        />
        <ListRow
          start={<TicketIcon size={24} />}
          title={t('vouchers.title')}
          link={<Link to="/vouchers" />}
        />
        <ListRow
          start={<GiftIcon size={24} />}
          title={t('referral.title')}
          link={<Link to="/referral" />}
        />
        <ListRow
          start={<CalendarIcon size={24} />}
          title={t('credit.title')}
          link={<Link to="/credit" />}
        />
        <ListRow
          start={<BellIcon size={24} />}
          title={t('notification.title')}
          link={<Link to="/notification" />}
        />
        <ListRow
          start={<SmartphoneIcon size={24} />}
          title={t('device.title')}
          link={<Link to="/devices" />}
        />
        <ListRow
          start={<LockIcon size={24} />}
          title={t('privacy.title')}
          link={<Link to="/privacy-settings" />}
        />
        <ListRow
          start={<ShieldIcon size={24} />}
          title={t('profile.age')}
          end={buyer.is_age_verified && <Badge tone="good">{t('profile.verified')}</Badge>}
          link={<Link to="/verify-age" />}
        />
        <ListRow
          start={<LanguagesIcon size={24} />}
          title={t('profile.language')}
          end={t(`profile.languageOf.${language}`)}
          onClick={() => void setLanguage(other)}
        />
      </nav>
      <AddressBook buyer={buyer} icon={<MapPinIcon size={24} />} />
      <Band>
        <Button
          variant="secondary"
          fullWidth
          icon={<LogOutIcon />}
          link={<Link to="/login/logout" state={{ isMeant: true }} />}
        >
          {t('profile.logout')}
        </Button>
      </Band>
    </Screen>
  )
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('')
