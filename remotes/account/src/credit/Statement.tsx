import { creditStatement, creditStatementFile } from '@borong/api/credit'
import { call, isApiError, useLanguage, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { DownloadIcon } from '@borong/ui/icons/DownloadIcon'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Select } from '@borong/ui/Select'
import { useOnce } from '@borong/ui/use-once'
import { useState } from 'react'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Band } from '../parts/Screen.tsx'
import styles from './Credit.module.css'

const MONTHS = 12
const WIB_MS = 7 * 60 * 60 * 1000

/** The months that a statement can be made for in WIB, the current one first. */
const lastMonths = (): string[] => {
  const now = new Date(Date.now() + WIB_MS)
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  )
}

/** The statement of a month, as PDF and as CSV. */
export function Statement() {
  const t = useMessages()
  const { language } = useLanguage()
  const [months] = useState(lastMonths)
  const [month, setMonth] = useState(months[0]!)
  const format = new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const download = useOnce(isApiError, async (type: 'pdf' | 'csv') => {
    const query = { query: { month } }
    const file: unknown = await (type === 'pdf'
      ? call(creditStatement, query)
      : call(creditStatementFile, query))
    if (file instanceof Blob) saveAs(file, `borong-kredit-${month}.${type}`)
  })
  return (
    <Band label={t('credit.statement')}>
      <SectionHeader title={t('credit.statement')} />
      <Select
        label={t('credit.month')}
        value={month}
        onChange={setMonth}
        options={months.map((value) => ({
          value,
          label: format.format(new Date(`${value}-01T00:00:00Z`)),
        }))}
      />
      <div className={styles.buttons}>
        {(['pdf', 'csv'] as const).map((type) => (
          <Button
            key={type}
            variant="secondary"
            icon={<DownloadIcon size={18} />}
            onClick={() => download.start(type)}
          >
            {t('credit.download', { type: type.toUpperCase() })}
          </Button>
        ))}
      </div>
      <ErrorNotice error={download.error} />
    </Band>
  )
}

function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Not immediately: the browser begins to read the URL after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
