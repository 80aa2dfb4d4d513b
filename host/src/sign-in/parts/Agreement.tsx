import { Link, useMessages } from '@borong/contract'

/** The terms that a new account agrees to. The gateway records their version. */
export function Agreement() {
  const t = useMessages()
  return (
    <p>
      {t('register.agree')} <Link to="/terms">{t('register.terms')}</Link> {t('register.and')}{' '}
      <Link to="/privacy">{t('register.privacy')}</Link>.
    </p>
  )
}
