import type { companySpend } from '@borong/api/spend'
import { spendGroupings } from '@borong/api/rules/spend'
import { type Reply, useMessages } from '@borong/contract'
import { Chip } from '@borong/ui/Chip'
import { Select } from '@borong/ui/Select'
import filters from '../company/Company.module.css'
import { PeriodFields } from '../parts/PeriodFields.tsx'
import styles from './Spend.module.css'
import type { useSpendFilter } from './use-spend-filter.ts'

interface SpendFiltersProps extends Pick<
  ReturnType<typeof useSpendFilter>,
  'by' | 'filter' | 'set'
> {
  narrowed: Reply<typeof companySpend>['narrowed']
}

/** The period, the grouping, and what the report is narrowed to. */
export function SpendFilters({ by, filter, set, narrowed }: SpendFiltersProps) {
  const t = useMessages()
  return (
    <>
      <div className={filters.filters}>
        <Select
          label={t('spend.by')}
          value={by}
          onChange={(grouping) => set('by', grouping)}
          options={spendGroupings.map((value) => ({ value, label: t(`spend.groupings.${value}`) }))}
        />
        <PeriodFields filter={filter} set={set} />
      </div>
      {narrowed.length > 0 && (
        <div className={styles.chips}>
          {narrowed.map((group) => (
            <Chip
              key={group.by}
              onRemove={() => set(group.by, '')}
              removeLabel={t('spend.remove', { name: group.name })}
            >
              {group.name}
            </Chip>
          ))}
        </div>
      )}
    </>
  )
}
