import { changeCompanySettings, type company } from '@borong/api/companies'
import { call, useMessages, useSubmit, type Reply } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Checkbox } from '@borong/ui/Checkbox'
import { Form } from '@borong/ui/Form'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import { Band } from '../parts/Screen.tsx'
import { useCompanyChanged } from './use-company-changed.ts'

const MOST_HOURS = 720
const HOURS = ['together_hours', 'reminder_hours', 'escalation_hours'] as const
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

const hoursOf = (typed: string) => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Infinity)

/** The requirements of the company for the orders of its members. */
export function CompanySettings({ companyId, settings }: CompanySettingsProps) {
  const t = useMessages()
  const changed = useCompanyChanged()
  const [typed, setTyped] = useState({
    together_hours: String(settings.together_hours),
    reminder_hours: String(settings.reminder_hours),
    escalation_hours: String(settings.escalation_hours),
  })
  const [required, setRequired] = useState(settings)
  const save = useSubmit(async () => {
    const body = { ...required }
    for (const name of HOURS) body[name] = hoursOf(typed[name])
    await call(changeCompanySettings, { params: { companyId }, body })
    await changed(t('company.settingsSaved'))
  })
  return (
    <Band>
      <Form submit={save} onSubmit={() => save.start()}>
        {HOURS.map((name) => (
          <TextField
            key={name}
            label={t(`company.hours.${name}`)}
            hint={t(`company.hoursHint.${name}`)}
            inputMode="numeric"
            autoComplete="off"
            value={typed[name]}
            onChange={(text) => setTyped({ ...typed, [name]: text })}
            invalid={
              !(hoursOf(typed[name]) <= MOST_HOURS) && t('company.hoursWrong', { most: MOST_HOURS })
            }
          />
        ))}
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
