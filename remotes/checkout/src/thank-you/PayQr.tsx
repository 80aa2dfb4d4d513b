import { useLanguage, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import styles from './PayQr.module.css'

/** The QR code of a payment: scanned from another screen, or stored and chosen in the app that pays. */
export function PayQr({
  image,
  amount,
  serial,
}: {
  image: string
  amount: number
  serial: string
}) {
  const t = useMessages()
  const { language } = useLanguage()
  return (
    <div className={styles.qr}>
      <img
        className={styles.image}
        src={image}
        alt={t('pay.qr.alt', { amount: rupiah(amount, language) })}
        width={240}
        height={240}
      />
      <p className={styles.hint}>{t('pay.qr.hint')}</p>
      <Button
        variant="ghost"
        size="small"
        link={
          <a href={image} download={`${serial}.png`}>
            {null}
          </a>
        }
      >
        {t('pay.qr.save')}
      </Button>
    </div>
  )
}
