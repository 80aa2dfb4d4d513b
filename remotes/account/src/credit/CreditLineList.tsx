import { useLanguage, useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { ProgressBar } from '@borong/ui/ProgressBar'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Band } from '../parts/Screen.tsx'
import styles from './Credit.module.css'
import type { CreditLines } from './credit.ts'

/** The lines with their used and free amounts, and what is owed on all of them. */
export function CreditLineList({ credit }: { credit: CreditLines }) {
  const t = useMessages()
  const { language } = useLanguage()
  const money = (amount: number) => rupiah(amount, language)
  if (credit.lines.length === 0)
    return (
      <Band>
        <Notice title={t('credit.noLine')}>{t('credit.noLineHint')}</Notice>
      </Band>
    )
  return (
    <Band label={t('credit.lines')}>
      {credit.overdue_total > 0 && (
        <Notice tone="error" title={t('credit.overdueTitle')}>
          {t('credit.overdueHint', { amount: money(credit.overdue_total) })}
        </Notice>
      )}
      <DescriptionList facts={[[t('credit.owed'), money(credit.open_total), true]]} />
      {credit.lines.map((line) => (
        <article key={line.id} className={styles.line}>
          <SectionHeader
            title={line.method_name}
            aside={
              line.state !== 'active' && (
                <Badge tone="bad">{t(`credit.lineState.${line.state}`)}</Badge>
              )
            }
          />
          {line.company_name && <p className={styles.quiet}>{line.company_name}</p>}
          <ProgressBar
            label={t('credit.usedOf', { name: line.method_name })}
            value={line.used}
            max={line.limit}
            isLimit
          />
          <DescriptionList
            facts={[
              [t('credit.used'), money(line.used)],
              [t('credit.free'), money(line.free)],
              [t('credit.limit'), money(line.limit)],
              [t('credit.term'), t('credit.days', { count: line.days })],
              [t('credit.credit'), line.credit > 0 && money(line.credit)],
            ]}
          />
        </article>
      ))}
    </Band>
  )
}
