import { buyerProfileSections } from '@borong/api/users'
import { Link, useCall, useMessages } from '@borong/contract'
import { CheckIcon } from '@borong/ui/icons/CheckIcon'
import { ProgressBar } from '@borong/ui/ProgressBar'
import styles from './ProfileScreen.module.css'

/** The page of each step. */
const PLACES: Readonly<Record<string, string>> = {
  name: '/profile/edit',
  email: '/verify-email',
  phone: '/verify-phone',
  password: '/profile/password',
  address: '/add-address',
  birth_date: '/verify-age',
  business: '/profile/business',
  tax: '/profile/business',
}

/** The number of missing steps, of eight, to a complete profile, with a link to each. */
export function ProfileSteps() {
  const t = useMessages()
  const { data } = useCall(buyerProfileSections)
  const { total_steps: total, steps_left: left, sections } = data
  if (left === 0) return null
  return (
    <div className={styles.steps}>
      <ProgressBar label={t('profile.steps')} value={total - left} max={total}>
        {t('profile.stepsLeft', { count: left })}
      </ProgressBar>
      <ul className={styles.sections}>
        {sections.map(({ name, title, is_complete: isComplete }) => {
          const place = PLACES[name]
          return (
            <li key={name} className={isComplete ? styles.done : undefined}>
              {isComplete && <CheckIcon size={16} title={t('profile.stepDone')} />}
              {isComplete || !place ? title : <Link to={place}>{title}</Link>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
