import { Link, useLanguage, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { useState } from 'react'
import { pageOf, type SavedNumber } from '../parts/bill-kinds.ts'
import { longDate } from '@borong/ui/format/moment'
import { showNumber } from '../parts/show-number.ts'
import { LabelForm } from './LabelForm.tsx'
import styles from './NumbersScreen.module.css'
import { ReminderForm } from './ReminderForm.tsx'
import { RemoveNumber } from './RemoveNumber.tsx'

interface NumberCardProps {
  saved: SavedNumber
  /** Its present cost and state. */
  cost?: string
  canPay?: boolean
}

/** One saved number: what is known of it, a link to pay it, and its settings. */
export function NumberCard({ saved, cost, canPay = true }: NumberCardProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { id, kind, label, reminder, last_paid_at: paidAt, last_price: price } = saved
  const number = showNumber(kind, saved.number)
  const name = label || number
  const of = [label && number, saved.operator_name]
  const owner = [saved.company_name, saved.cost_centre_name]
  const next = reminder && [
    t('numbers.next', { day: longDate(reminder.next_on, language) }),
    reminder.autopay_cap !== null &&
      t('numbers.auto', { cap: rupiah(reminder.autopay_cap, language) }),
  ]
  const last =
    paidAt &&
    price !== null &&
    t('numbers.last', { price: rupiah(price, language), day: longDate(paidAt, language) })
  const facts = [of, owner, [last], next ?? []].map((parts) => parts.filter(Boolean).join(' · '))
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <span className={styles.words}>
          <b>{name}</b>
          {cost && <span>{cost}</span>}
          {facts.filter(Boolean).map((fact) => (
            <span key={fact} className={styles.detail}>
              {fact}
            </span>
          ))}
        </span>
        <span className={styles.buttons}>
          {canPay && (
            <Button
              size="small"
              variant="secondary"
              link={
                <Link
                  to={pageOf(kind, `saved=${encodeURIComponent(id)}`)}
                  aria-label={t('numbers.payOf', { name })}
                />
              }
            >
              {t('numbers.pay')}
            </Button>
          )}
          {saved.can_change !== false && (
            <Button
              size="small"
              variant="ghost"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <span aria-hidden>{t('numbers.edit')}</span>
              <span className="visually-hidden">{t('numbers.editOf', { name })}</span>
            </Button>
          )}
        </span>
      </div>
      {isOpen && (
        <>
          <LabelForm saved={saved} />
          <ReminderForm saved={saved} />
          <RemoveNumber id={id} />
        </>
      )}
    </div>
  )
}
