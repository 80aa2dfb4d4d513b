import { ordersFile } from '@borong/api/orders'
import { call, toast, useMessages } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { downloadBlob } from '@borong/ui/download-blob'
import { Button } from '@borong/ui/Button'
import { DownloadIcon } from '@borong/ui/icons/DownloadIcon'
import { SearchField } from '@borong/ui/SearchField'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import { Band } from '../shop/Screen.tsx'
import styles from './OrderFilters.module.css'
import type { useOrderFilter } from './use-order-filter.ts'

/** Search, days, and the file of the orders that match. */
export function OrderFilters({ query, set }: ReturnType<typeof useOrderFilter>) {
  const t = useMessages()
  const textOf = useErrorText()
  const { keyword = '', from = '', to = '' } = query
  const [typed, setTyped] = useState(keyword)
  const isReversed = from !== '' && to !== '' && to < from
  const download = async () => {
    try {
      const file: unknown = await call(ordersFile, { query })
      const name = [t('transaction.file'), from, to].filter(Boolean).join('-')
      if (file instanceof Blob) downloadBlob(file, `${name}.csv`)
    } catch (error) {
      toast(textOf(error), { type: 'error', id: 'orders-file' })
    }
  }
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
          <TextField
            type="date"
            name="from"
            label={t('transaction.from')}
            value={from}
            onChange={(day) => set('from', day)}
          />
          <TextField
            type="date"
            name="to"
            label={t('transaction.to')}
            value={to}
            onChange={(day) => set('to', day)}
            error={isReversed ? t('transaction.reversed') : undefined}
          />
        </div>
        <div>
          <Button variant="ghost" size="small" icon={<DownloadIcon size={16} />} onClick={download}>
            {t('transaction.csv')}
          </Button>
        </div>
      </div>
    </Band>
  )
}
