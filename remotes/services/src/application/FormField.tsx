import { fieldsOf, type AppliedService } from '@borong/api/rules/service-form'
import { useLanguage, useMessages } from '@borong/contract'
import { DateField } from '@borong/ui/DateField'
import { MoneyField } from '@borong/ui/MoneyField'
import { Select } from '@borong/ui/Select'
import { TextArea } from '@borong/ui/TextArea'
import { TextField } from '@borong/ui/TextField'

interface FormFieldProps {
  service: AppliedService
  name: string
  value: string
  isWrong: boolean
  onChange: (value: string) => void
}

const TYPES = {
  phone: 'tel',
  email: 'email',
  count: 'numeric',
  line: 'text',
} as const
const LONGEST: Readonly<Record<string, number>> = { count: 20 }
const COMPLETES: Readonly<Record<string, string>> = {
  name: 'name',
  phone: 'tel',
  email: 'email',
  company: 'organization',
}

/** One field of a service's form, in the control of its kind. */
export function FormField({ service, name, value, isWrong, onChange }: FormFieldProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const { kind, most, choices, optional } = fieldsOf(service)[name]!
  const label = t(`application.field.${name}`)
  const shared = {
    name,
    label: optional ? t('application.optional', { label }) : label,
    value,
    onChange,
    error: isWrong ? t(`application.wrong.${name}`) : undefined,
  }
  if (kind === 'choice')
    return (
      <Select
        {...shared}
        placeholder={t('application.choose')}
        options={(choices ?? []).map((choice) => ({
          value: choice,
          label: t(`application.plan.${service}.${choice}`),
        }))}
      />
    )
  if (kind === 'text') return <TextArea {...shared} maxLength={most} rows={4} />
  if (kind === 'amount') return <MoneyField {...shared} language={language} />
  if (kind === 'day')
    return <DateField {...shared} language={language} placeholder={t('chooseDate')} />
  const maxLength = LONGEST[kind] ?? most
  return (
    <TextField
      {...shared}
      type={TYPES[kind]}
      maxLength={maxLength}
      autoComplete={COMPLETES[name] ?? 'off'}
    />
  )
}
