import { Link, useLanguage } from '@borong/contract'
import { usePage } from '@borong/contract/host'
import { Button } from '@borong/ui/Button'
import { saveChoice } from '@borong/ui/consent'
import styles from './ConsentNotice.module.css'

// Not part of the messages that every visitor loads.
const WORDS = {
  id: {
    title: 'Privasi Anda',
    notice: 'Kami mengumpulkan data penggunaan untuk meningkatkan layanan. Anda boleh menolak.',
    ask: 'Bolehkah kami mengumpulkan data penggunaan untuk meningkatkan layanan?',
    fine: 'Mengerti',
    yes: 'Izinkan',
    no: 'Tolak',
    more: 'Pengaturan privasi',
  },
  en: {
    title: 'Your privacy',
    notice: 'We collect usage data to improve this shop. You can decline.',
    ask: 'May we collect usage data to improve this shop?',
    fine: 'Understood',
    yes: 'Allow',
    no: 'Decline',
    more: 'Privacy settings',
  },
} as const

/** Tells about analytics, or asks for them. It is below the page, so that it moves and covers nothing. */
export default function ConsentNotice() {
  const { language } = useLanguage()
  const asks = usePage().boot.config.consent === 'ask'
  const words = WORDS[language]
  return (
    <section className={styles.notice} aria-label={words.title}>
      <p className={styles.text}>
        {asks ? words.ask : words.notice} <Link to="/privacy-settings">{words.more}</Link>
      </p>
      <div className={styles.answers}>
        <Button variant="secondary" size="small" onClick={() => saveChoice('no')}>
          {words.no}
        </Button>
        <Button variant="secondary" size="small" onClick={() => saveChoice('yes')}>
          {asks ? words.yes : words.fine}
        </Button>
      </div>
    </section>
  )
}
