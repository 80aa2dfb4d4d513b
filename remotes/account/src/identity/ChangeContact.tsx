import { userProfile } from '@borong/api/users'
import { Link, useCall, useMessages } from '@borong/contract'
import { Band, Screen } from '../parts/Screen.tsx'
import { ChangeContactForm } from './ChangeContactForm.tsx'
import { contactOf, shownContact, useContact } from './contact.ts'
import styles from './Identity.module.css'
import { useIdentity } from './identity.atoms.ts'
import { ProveFirst } from './ProveFirst.tsx'

/** The page to change the phone number or email. A buyer with another proof than the session gives it first. */
export function ChangeContact() {
  const t = useMessages()
  const contact = useContact()
  const { state } = useIdentity()
  const { result: buyer } = useCall(userProfile)
  const { value, isVerified } = contactOf(buyer, contact)
  const canProve = buyer.email_verified || buyer.phone_verified || buyer.has_pin
  return (
    <Screen title={t(value ? `contact.change.${contact}` : `contact.add.${contact}`)}>
      <Band>
        {value && (
          <p className={styles.lead}>
            {t(`contact.now.${contact}`)} <b>{shownContact(value)}</b>
          </p>
        )}
        {canProve && !state.ota ? (
          <ProveFirst to={`/verify-identity?for=${contact}`} />
        ) : (
          <ChangeContactForm
            contact={contact}
            old={value}
            isVerified={isVerified}
            asksPassword={!canProve && buyer.has_password}
          />
        )}
        {!isVerified && value && (
          <Link to={`/verify-${contact}`}>{t(`contact.keep.${contact}`)}</Link>
        )}
      </Band>
    </Screen>
  )
}
