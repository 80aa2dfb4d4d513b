import type { setBudget } from '@borong/api/companies'
import { parseRupiah } from '@borong/api/rules/typed-number'
import { useLanguage, useMessages, useSubmit, type Input } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { MoneyField } from '@borong/ui/MoneyField'
import { Select } from '@borong/ui/Select'
import { useState } from 'react'
import type { CostCentre, Member } from './company.ts'
import { MOST_AMOUNT } from './read-budgets.ts'

const PERIODS = ['month', 'quarter', 'year'] as const

interface BudgetFormProps {
  members: readonly Member[]
  centres: readonly CostCentre[]
  onSave: (body: Input<typeof setBudget>['body']) => Promise<void>
}

/** Sets the budget of a member, a cost centre, both or the whole company. */
export function BudgetForm({ members, centres, onSave }: BudgetFormProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const [member, setMember] = useState('')
  const [centre, setCentre] = useState('')
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>('month')
  const [typed, setTyped] = useState('')
  const amount = parseRupiah(typed) ?? 0
  const isValid = amount > 0 && amount <= MOST_AMOUNT
  const save = useSubmit(async () => {
    await onSave({ member_id: member || null, cost_centre_id: centre || null, period, amount })
    setTyped('')
  })
  return (
    <Form submit={save} onSubmit={() => save.start()}>
      <Select
        label={t('company.budgetMember')}
        value={member}
        onChange={setMember}
        options={[
          { value: '', label: t('company.budgetAllMembers') },
          ...members.map(({ user_id, name }) => ({ value: user_id, label: name })),
        ]}
      />
      {centres.length > 0 && (
        <Select
          label={t('company.budgetCentre')}
          value={centre}
          onChange={setCentre}
          options={[
            { value: '', label: t('company.budgetAllCentres') },
            ...centres.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <Select
        label={t('company.budgetPeriod')}
        value={period}
        onChange={(chosen) => setPeriod(PERIODS.find((one) => one === chosen) ?? 'month')}
        options={PERIODS.map((value) => ({ value, label: t(`company.period.${value}`) }))}
      />
      <MoneyField
        label={t('company.budgetAmount')}
        language={language}
        value={typed}
        onChange={setTyped}
        invalid={!isValid && t('company.budgetWrong')}
      />
      <ErrorNotice error={save.error} />
      <Button type="submit" variant="secondary" fullWidth loading={save.busy}>
        {t('company.budgetSave')}
      </Button>
    </Form>
  )
}
