import { userProfile, verifyAge } from '@borong/api/users'
import {
  call,
  Link,
  useBack,
  useCall,
  useFirstNow,
  useLanguage,
  useMessages,
  useSubmit,
} from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { Form } from '@borong/ui/Form'
import { dateFormat } from '@borong/ui/format/date-format'
import { ShieldIcon } from '@borong/ui/icons/ShieldIcon'
import { Notice } from '@borong/ui/Notice'
import { useServerNow } from '@borong/ui/server-now'
import { useState } from 'react'
import { Band, Screen } from '../parts/Screen.tsx'
import { BirthDateFields } from './BirthDateFields.tsx'
import { MINIMUM_AGE, noDate, wrongParts, type TypedDate } from './birth-date.ts'

/** Verifies that the buyer is 21 or over: the birth date is entered once and can't be changed. */
export function VerifyAgeScreen() {
  const t = useMessages()
  const { result: buyer } = useCall(userProfile)
  return (
    <Screen title={t('age.title')}>
      {buyer.birth_date ? <Known buyer={buyer} date={buyer.birth_date} /> : <Ask />}
    </Screen>
  )
}

interface KnownProps {
  buyer: { is_age_verified: boolean }
  date: { year: number; month: number; date: number }
}

function Known({ buyer, date: { year, month, date } }: KnownProps) {
  const t = useMessages()
  const back = useBack('/profile')
  const { language } = useLanguage()
  const shown = dateFormat(language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return (
    <EmptyState
      icon={<ShieldIcon size={32} />}
      title={buyer.is_age_verified ? t('age.verified') : t('age.underAge', { age: MINIMUM_AGE })}
      action={
        buyer.is_age_verified ? (
          <Button onClick={back}>{t('age.goOn')}</Button>
        ) : (
          <Button link={<Link to="/" />}>{t('age.home')}</Button>
        )
      }
    >
      {t('age.date', { date: shown.format(Date.UTC(year, month - 1, date)) })}
    </EmptyState>
  )
}

function Ask() {
  const t = useMessages()
  const invalidate = useInvalidate()
  const now = useServerNow(useFirstNow())
  const [typed, setTyped] = useState<TypedDate>(noDate)
  const send = useSubmit(async () => {
    const body = {
      birth_date: {
        year: Number(typed.year),
        month: Number(typed.month),
        date: Number(typed.date),
      },
    }
    await call(verifyAge, { body })
    await invalidate(userProfile)
  })
  return (
    <Band>
      <p>{t('age.lead', { age: MINIMUM_AGE })}</p>
      <Notice tone="warn">{t('age.once')}</Notice>
      <Form submit={send} onSubmit={() => send.start()}>
        <BirthDateFields typed={typed} onChange={setTyped} wrong={wrongParts(typed, now)} />
        <ErrorNotice error={send.error} />
        <Button type="submit" fullWidth loading={send.busy}>
          {t('age.send')}
        </Button>
      </Form>
    </Band>
  )
}
