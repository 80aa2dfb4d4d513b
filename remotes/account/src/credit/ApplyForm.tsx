import { sentApplications } from '@borong/api/applications'
import { applyForCredit } from '@borong/api/credit'
import { parseRupiah } from '@borong/api/rules/typed-number'
import {
  call,
  callQuery,
  Link,
  toast,
  useLanguage,
  useMessages,
  useQuery,
  useSubmit,
  storedKeys,
} from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { rupiah } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import { MoneyField } from '@borong/ui/MoneyField'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Select } from '@borong/ui/Select'
import { TextArea } from '@borong/ui/TextArea'
import { useState } from 'react'
import { Band, Rows } from '../parts/Screen.tsx'
import styles from './Credit.module.css'
import type { CreditLines } from './credit.ts'
import { useCreditChanged } from './use-credit-changed.ts'

const LEAST = 1_000_000
const MOST = 10_000_000_000
const LONGEST = 500
const keys = storedKeys('account.credit-applications')
const TONES = { waiting: 'warn', approved: 'good', refused: 'bad' } as const

/** Applications for credit with their answers, the way to the buyer's own one, and the form for a company. */
export default function ApplyForm({ credit }: { credit: CreditLines }) {
  const t = useMessages()
  const { language } = useLanguage()
  const answered = credit.applications.filter(({ state }) => state !== 'approved')
  return (
    <Band label={t('credit.apply')}>
      <SectionHeader title={t('credit.apply')} />
      <Rows>
        {answered.map((one) => (
          <ListRow
            key={one.number}
            title={`${one.method_name} · ${rupiah(one.limit, language)}`}
            detail={[one.number, one.company_name, one.answer].filter(Boolean).join(' · ')}
            end={<Badge tone={TONES[one.state]}>{t(`credit.application.${one.state}`)}</Badge>}
          />
        ))}
        <OwnApplications />
      </Rows>
      <Button variant="secondary" fullWidth link={<Link to="/services/borong-financiall" />}>
        {t('credit.applyOwn')}
      </Button>
      {credit.companies.length > 0 && <Fields credit={credit} />}
    </Band>
  )
}

const STATES: Readonly<Record<string, keyof typeof TONES>> = {
  received: 'waiting',
  in_review: 'waiting',
  more_needed: 'waiting',
  declined: 'refused',
}

/** The buyer's own applications, which are those for Borong Financiall. */
function OwnApplications() {
  const t = useMessages()
  const own = useQuery(callQuery(sentApplications, { query: { service: 'financiall' } }))
  return own.data?.result.items.map(({ number, state }) => {
    const shown = STATES[state]
    return (
      shown && (
        <ListRow
          key={number}
          title={t('credit.ownApplication')}
          detail={number}
          end={<Badge tone={TONES[shown]}>{t(`credit.application.${shown}`)}</Badge>}
          link={<Link to={`/services/applications/${number}`} />}
        />
      )
    )
  })
}

/** The form for a line of a company. */
function Fields({ credit: { methods, companies } }: { credit: CreditLines }) {
  const t = useMessages()
  const { language } = useLanguage()
  const changed = useCreditChanged()
  const [method, setMethod] = useState(methods[0]?.method ?? '')
  const [company, setCompany] = useState(companies[0]?.id ?? '')
  const [typed, setTyped] = useState('')
  const [purpose, setPurpose] = useState('')
  const limit = parseRupiah(typed) ?? 0
  const isLimit = limit >= LEAST && limit <= MOST
  const apply = useSubmit(async () => {
    const body = {
      method,
      limit,
      purpose: purpose.trim(),
      company_id: company,
    }
    await keys.once(JSON.stringify(body), (key) => call(applyForCredit, { body: { ...body, key } }))
    setTyped('')
    setPurpose('')
    await changed()
    toast(t('credit.applied'), { type: 'success' })
  })
  return (
    <Form className={styles.pay} submit={apply} onSubmit={() => apply.start()}>
      <Select
        label={t('credit.method')}
        value={method}
        onChange={setMethod}
        options={methods.map((one) => ({ value: one.method, label: one.name }))}
      />
      <Select
        label={t('credit.debtor')}
        value={company}
        onChange={setCompany}
        options={companies.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <MoneyField
        label={t('credit.wanted')}
        language={language}
        value={typed}
        onChange={setTyped}
        invalid={
          !isLimit &&
          t('credit.wantedWrong', { least: rupiah(LEAST, language), most: rupiah(MOST, language) })
        }
      />
      <TextArea
        label={t('credit.purpose')}
        maxLength={LONGEST}
        value={purpose}
        onChange={setPurpose}
        invalid={purpose.trim().length < 3 && t('credit.purposeWrong')}
      />
      <ErrorNotice error={apply.error} />
      <Button type="submit" variant="secondary" fullWidth loading={apply.busy}>
        {t('credit.send')}
      </Button>
    </Form>
  )
}
