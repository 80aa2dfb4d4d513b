import { useLanguage, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { downloadBlob } from '@borong/ui/download-blob'
import { Button } from '@borong/ui/Button'
import { dateFormat } from '@borong/ui/format/date-format'
import { DownloadIcon } from '@borong/ui/icons/DownloadIcon'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Select } from '@borong/ui/Select'
import { useState } from 'react'
import styles from './MonthlyStatement.module.css'
import { Band } from './Screen.tsx'

const MONTHS = 12
const WIB_MS = 7 * 60 * 60 * 1000

/** The months that a statement can be made for in WIB, the current one first. */
const lastMonths = (): string[] => {
  const now = new Date(Date.now() + WIB_MS)
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  )
}

type Given = { query: { month: string } }

interface MonthlyStatementProps {
  /** The beginning of the file's name. */
  name: string
  read: (type: 'pdf' | 'csv', given: Given) => Promise<unknown>
  /** One invoice for the month, as PDF. */
  readInvoice?: (given: Given) => Promise<unknown>
}

/** The statement of a month, as PDF and as CSV, and its invoice. */
export function MonthlyStatement({ name, read, readInvoice }: MonthlyStatementProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const [months] = useState(lastMonths)
  const [month, setMonth] = useState(months[0]!)
  const format = dateFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const given = { query: { month } }
  const files = [
    { title: t('statement.download', { type: 'PDF' }), end: '.pdf', get: () => read('pdf', given) },
    { title: t('statement.download', { type: 'CSV' }), end: '.csv', get: () => read('csv', given) },
    ...(readInvoice
      ? [{ title: t('statement.invoice'), end: '-faktur.pdf', get: () => readInvoice(given) }]
      : []),
  ]
  const download = useSubmit(async ({ end, get }: (typeof files)[number]) => {
    const file = await get()
    if (file instanceof Blob) downloadBlob(file, `${name}-${month}${end}`)
  })
  return (
    <Band label={t('statement.title')}>
      <SectionHeader title={t('statement.title')} />
      <Select
        label={t('statement.month')}
        value={month}
        onChange={setMonth}
        options={months.map((value) => ({
          value,
          label: format.format(new Date(`${value}-01T00:00:00Z`)),
        }))}
      />
      <div className={styles.buttons}>
        {files.map((file) => (
          <Button
            key={file.end}
            variant="secondary"
            icon={<DownloadIcon size={18} />}
            onClick={() => download.start(file)}
          >
            {file.title}
          </Button>
        ))}
      </div>
      <ErrorNotice error={download.error} />
    </Band>
  )
}
