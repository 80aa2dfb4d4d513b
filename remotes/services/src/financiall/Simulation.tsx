import { parseRupiah } from '@borong/api/rules/typed-number'
import { useFirstNow, useLanguage, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { MoneyField } from '@borong/ui/MoneyField'
import { Notice } from '@borong/ui/Notice'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useServerNow } from '@borong/ui/server-now'
import { Select } from '@borong/ui/Select'
import { useState } from 'react'
import styles from '../application/Application.module.css'
import { longDate } from '@borong/ui/format/moment'
import { type Age, SHARES, simulateLimit } from './simulate.ts'

const MOST = 100_000_000_000
const DAY_MS = 24 * 60 * 60 * 1000
const TERMS = { days30: 30, days60: 60 } as const
type Term = keyof typeof TERMS

interface SimulationProps {
  onUse: (fields: { term: Term; limit: string; purchases: string }) => void
}

/** a limit and a due day by a documented formula; it works without an account. */
export function Simulation({ onUse }: SimulationProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const now = useServerNow(useFirstNow())
  const [typed, setTyped] = useState('')
  const [age, setAge] = useState<Age>('under3')
  const [term, setTerm] = useState<Term>('days30')
  const amount = typed.trim() === '' ? 0 : parseRupiah(typed)
  const isWrong = amount === undefined || amount > MOST
  const purchases = isWrong ? 0 : amount
  const dueDay = new Date(now + TERMS[term] * DAY_MS).toISOString()
  const limit = simulateLimit({ purchases, days: TERMS[term], age })
  return (
    <Band>
      <SectionHeader title={t('financiall.title')} />
      <div className={styles.fields}>
        <Notice>{t('financiall.lead')}</Notice>
        <MoneyField
          label={t('financiall.purchases')}
          language={language}
          value={typed}
          onChange={setTyped}
          error={isWrong ? t('application.wrong.purchases') : undefined}
        />
        <Select
          label={t('financiall.years')}
          value={age}
          onChange={(value) => setAge(value as Age)}
          options={Object.keys(SHARES).map((value) => ({
            value,
            label: t(`financiall.${value}`),
          }))}
        />
        <Select
          label={t('financiall.tenor')}
          value={term}
          onChange={(value) => setTerm(value as Term)}
          options={Object.keys(TERMS).map((value) => ({
            value,
            label: t(`application.plan.financiall.${value}`),
          }))}
        />
        <div role="status">
          {purchases === 0 && !isWrong && <p>{t('financiall.empty')}</p>}
          {purchases > 0 && limit === 0 && <p>{t('financiall.tooLow')}</p>}
          {limit > 0 && (
            <DescriptionList
              isStacked
              facts={[
                [t('financiall.result'), rupiah(limit, language)],
                [t('financiall.due'), longDate(dueDay, language)],
              ]}
            />
          )}
        </div>
        <p className={styles.label}>{t('financiall.formula', { share: SHARES[age] })}</p>
        <p className={styles.label}>{t('financiall.shares')}</p>
        {limit > 0 && (
          <Button
            variant="secondary"
            onClick={() =>
              onUse({
                term,
                limit: wholeNumber(limit, language),
                purchases: wholeNumber(purchases, language),
              })
            }
          >
            {t('financiall.use')}
          </Button>
        )}
      </div>
    </Band>
  )
}
