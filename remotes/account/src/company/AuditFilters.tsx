import { auditLogFile } from '@borong/api/audit'
import { call, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { downloadBlob } from '@borong/ui/download-blob'
import { Button } from '@borong/ui/Button'
import { DownloadIcon } from '@borong/ui/icons/DownloadIcon'
import { Select } from '@borong/ui/Select'
import { PeriodFields } from '../parts/PeriodFields.tsx'
import styles from './Company.module.css'
import type { useAuditFilter } from './use-audit-filter.ts'

interface Choice {
  id: string
  name: string
}

interface AuditFiltersProps extends ReturnType<typeof useAuditFilter> {
  companyId: string
  acts: readonly Choice[]
  actors: readonly Choice[]
}

/** Act, actor and days of the log, and the file of the entries that match. */
export function AuditFilters({ companyId, acts, actors, filter, query, set }: AuditFiltersProps) {
  const t = useMessages()
  const { from, to } = filter
  const download = useSubmit(async () => {
    const file = await call(auditLogFile, { params: { companyId }, query })
    const name = [t('company.logFile'), from, to].filter(Boolean).join('-')
    if (file instanceof Blob) downloadBlob(file, `${name}.csv`)
  })
  const optionsOf = (all: string, choices: readonly Choice[]) => [
    { value: '', label: all },
    ...choices.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <div className={styles.filters}>
      <Select
        label={t('company.logAct')}
        value={filter.act}
        onChange={(act) => set('act', act)}
        options={optionsOf(t('company.logActs'), acts)}
      />
      <Select
        label={t('company.logActor')}
        value={filter.actor}
        onChange={(actor) => set('actor', actor)}
        options={optionsOf(t('company.logActors'), actors)}
      />
      <PeriodFields filter={filter} set={set} />
      <div>
        <Button
          variant="secondary"
          icon={<DownloadIcon size={18} />}
          loading={download.busy}
          onClick={download.start}
        >
          {t('company.logDownload')}
        </Button>
        <ErrorNotice error={download.error} />
      </div>
    </div>
  )
}
