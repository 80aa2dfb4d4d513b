import { journalFile, ordersFile } from '@borong/api/orders'
import { call, Link, useLanguage, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { DateField } from '@borong/ui/DateField'
import { DownloadIcon } from '@borong/ui/icons/DownloadIcon'
import { SearchField } from '@borong/ui/SearchField'
import { useState } from 'react'
import { Band } from '../shop/Screen.tsx'
import { useDownload } from '../shop/use-download.ts'
import styles from './OrderFilters.module.css'
import type { useOrderFilter } from './use-order-filter.ts'

/** Search, days, and the file of the orders that match. */
export function OrderFilters({ query, set }: ReturnType<typeof useOrderFilter>) {
  const t = useMessages()
  const { language } = useLanguage()
  const download = useDownload()
  const { keyword = '', from = '', to = '' } = query
  const [typed, setTyped] = useState(keyword)
  const isReversed = from !== '' && to !== '' && to < from
  const days = [from, to].filter(Boolean)
  const hasDays = days.length === 2 && !isReversed
  const files = [
    { name: 'csv', file: t('transaction.file'), send: () => call(ordersFile, { query }) },
    // Books are closed by days, so that journals are of a period.
    ...(hasDays
      ? [
          {
            name: 'journal',
            file: t('transaction.journalFile'),
            send: () => call(journalFile, { query: { company_id: query.company_id, from, to } }),
          },
        ]
      : []),
  ] as const
  return (
    <Band>
      <div className={styles.filters}>
        <SearchField
          label={t('transaction.search')}
          placeholder={t('transaction.searchHint')}
          clearLabel={t('transaction.clear')}
          value={typed}
          onChange={(value) => {
            setTyped(value)
            if (!value) set('q', '')
          }}
          onSearch={(value) => set('q', value)}
        />
        <div className={styles.days}>
          <DateField
            name="from"
            label={t('transaction.from')}
            placeholder={t('chooseDate')}
            language={language}
            value={from}
            onChange={(day) => set('from', day)}
          />
          <DateField
            name="to"
            label={t('transaction.to')}
            placeholder={t('chooseDate')}
            language={language}
            value={to}
            onChange={(day) => set('to', day)}
            error={isReversed ? t('transaction.reversed') : undefined}
          />
        </div>
        <div>
          {query.company_id && (
            <Button
              variant="ghost"
              size="small"
              link={<Link to={`/company/${query.company_id}/deliveries`} />}
            >
              {t('transaction.deliveries')}
            </Button>
          )}
          {files.map(({ name, file, send }) => (
            <Button
              key={name}
              variant="ghost"
              size="small"
              icon={<DownloadIcon size={16} />}
              onClick={() => download(send, `${[file, ...days].join('-')}.csv`)}
            >
              {t(`transaction.${name}`)}
            </Button>
          ))}
        </div>
      </div>
    </Band>
  )
}
