import { useMessages } from '@borong/contract'
import { Select } from '@borong/ui/Select'
import type { BillForm } from '../form/use-bill-form.ts'

const MOST = 12

/** The number of months that one payment covers. */
export function MonthsField({ form }: { form: BillForm }) {
  const t = useMessages()
  return (
    <Select
      label={t('bpjs.months')}
      value={String(form.draft.months)}
      onChange={(months) => form.change({ months: Number(months) })}
      options={Array.from({ length: MOST }, (_, index) => ({
        value: String(index + 1),
        label: t('months', { count: index + 1 }),
      }))}
    />
  )
}
