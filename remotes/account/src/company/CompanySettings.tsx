import { changeCompanySettings, type company } from '@borong/api/companies'
import { call, useMessages, useSubmit, type Reply } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Checkbox } from '@borong/ui/Checkbox'
import { Form } from '@borong/ui/Form'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import { Band } from '../parts/Screen.tsx'
import { useCompanyChanged } from './use-company-changed.ts'

const MOST_HOURS = 720
const SWITCHES = [
  'cost_centre_required',
  'po_number_required',
  'company_required',
  'budget_exceptions',
  'tax_invoice_default',
] as const

interface CompanySettingsProps {
  companyId: string
  settings: Reply<typeof company>['settings']
}

/** The requirements of the company for the orders of its members. */
export default function CompanySettings({ companyId, settings }: CompanySettingsProps) {
  const t = useMessages()
  const changed = useCompanyChanged()
  const [typed, setTyped] = useState(String(settings.together_hours))
  const hours = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Infinity
  const isValid = hours <= MOST_HOURS
  const [required, setRequired] = useState(settings)
  const save = useSubmit(async () => {
    const body = { ...required, together_hours: hours }
    await call(changeCompanySettings, { params: { companyId }, body })
    await changed(t('company.settingsSaved'))
  })
  return (
    <Band>
      <SectionHeader title={t('company.settings')} />
      <Form submit={save} onSubmit={() => save.start()}>
        <TextField
          label={t('company.togetherHours')}
          hint={t('company.togetherHint')}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          invalid={!isValid && t('company.togetherWrong', { most: MOST_HOURS })}
        />
        {SWITCHES.map((name) => (
          <Checkbox
            key={name}
            label={t(`company.required.${name}`)}
            checked={required[name]}
            onChange={(isRequired) => setRequired({ ...required, [name]: isRequired })}
          />
        ))}
        <ErrorNotice error={save.error} />
        <Button type="submit" variant="secondary" fullWidth loading={save.busy}>
          {t('company.settingsSave')}
        </Button>
      </Form>
    </Band>
  )
}
