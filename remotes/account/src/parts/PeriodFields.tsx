import { useLanguage, useMessages } from '@borong/contract'
import { DateField } from '@borong/ui/DateField'

interface PeriodFieldsProps {
  filter: { from: string; to: string }
  set: (name: 'from' | 'to', day: string) => void
}

/** The first and the last day of a period, both optional. */
export function PeriodFields({ filter: { from, to }, set }: PeriodFieldsProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const isReversed = from !== '' && to !== '' && to < from
  return (
    <>
      <DateField
        name="from"
        language={language}
        placeholder={t('period.anyDay')}
        label={t('period.from')}
        value={from}
        onChange={(day) => set('from', day)}
      />
      <DateField
        name="to"
        language={language}
        placeholder={t('period.anyDay')}
        label={t('period.to')}
        value={to}
        onChange={(day) => set('to', day)}
        error={isReversed ? t('period.reversed') : undefined}
      />
    </>
  )
}
