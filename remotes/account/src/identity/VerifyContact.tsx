import { generateOtp } from '@borong/api/verification'
import { userProfile } from '@borong/api/users'
import { call, Link, useCall, useMessages, useNavigate } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { ShieldIcon } from '@borong/ui/icons/ShieldIcon'
import { Band, Screen } from '../parts/Screen.tsx'
import { ChannelList, type Way } from './ChannelList.tsx'
import { changePath, CHANNELS, contactOf, shownContact, useContact, verifyPath } from './contact.ts'
import styles from './Identity.module.css'
import { useIdentity } from './identity.atoms.ts'

/** Verifies the buyer's phone number or email; the first step selects the channel of the code. */
export function VerifyContact() {
  const t = useMessages()
  const contact = useContact()
  const navigate = useNavigate()
  const { storeSent } = useIdentity()
  const { result: buyer } = useCall(userProfile)
  const { value, isVerified } = contactOf(buyer, contact)

  const send = async (way: Way) => {
    if (way === 'pin') return
    const { data } = await call(generateOtp, {
      body: { type: `verify_${contact}`, channel: way },
    })
    storeSent(`verify-${contact}`, data)
  }
  return (
    <Screen title={t(`contact.verify.${contact}`)}>
      {isVerified || value === '' ? (
        <EmptyState
          icon={<ShieldIcon size={32} />}
          title={t(isVerified ? `contact.verified.${contact}` : `contact.none.${contact}`)}
          action={
            <Button link={<Link to={isVerified ? '/profile' : changePath(contact)} />}>
              {isVerified ? t('address.toProfile') : t(`contact.add.${contact}`)}
            </Button>
          }
        />
      ) : (
        <Band>
          <p className={styles.lead}>
            {t('contact.willSend')} <b>{shownContact(value)}</b>
          </p>
          <ChannelList
            ways={CHANNELS[contact].map((way) => ({ way }))}
            onChoose={send}
            leave={() => navigate(`${verifyPath(contact)}/otp`)}
          />
          <Button variant="ghost" link={<Link to={changePath(contact)} />}>
            {t(`contact.other.${contact}`)}
          </Button>
        </Band>
      )}
    </Screen>
  )
}
