import { toast, useLanguage, useMessages } from '@borong/contract'
import { useState } from 'react'
import { afterPaint } from '../page/after-paint.ts'
import styles from './Header.module.css'

/** Changes the language in place. */
export function LanguageSwitch() {
  const t = useMessages()
  const { language, setLanguage } = useLanguage()
  const other = language === 'id' ? 'en' : 'id'
  const [isChanging, setChanging] = useState(false)
  const change = async () => {
    setChanging(true)
    // Feedback comes first: on a slow phone, rendering all messages again takes longer.
    await new Promise<void>(afterPaint)
    try {
      await setLanguage(other)
    } catch {
      toast(t('languageFailed'), { type: 'error' })
    }
    setChanging(false)
  }
  return (
    <button
      className={`${styles.action} ${styles.language}`}
      type="button"
      lang={other}
      aria-label={t('header.language')}
      aria-busy={isChanging || undefined}
      onClick={() => void change()}
    >
      {other.toUpperCase()}
    </button>
  )
}
