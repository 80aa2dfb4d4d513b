import { toast, useLanguage, useMessages } from '@borong/contract'
import styles from './Header.module.css'

/** Changes the language in place, without reading anything again. */
export function LanguageSwitch() {
  const t = useMessages()
  const { language, setLanguage } = useLanguage()
  const other = language === 'id' ? 'en' : 'id'
  const change = () => setLanguage(other).catch(() => toast(t('languageFailed'), { type: 'error' }))
  return (
    <button
      className={`${styles.action} ${styles.language}`}
      type="button"
      lang={other}
      aria-label={t('header.language')}
      onClick={change}
    >
      {other.toUpperCase()}
    </button>
  )
}
