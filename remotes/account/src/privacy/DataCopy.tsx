import { askDataExport, dataExportFile, type accountPrivacy } from '@borong/api/privacy'
import { call, useMessages, useSubmit, type Reply } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { downloadBlob } from '@borong/ui/download-blob'
import { Button } from '@borong/ui/Button'
import { DownloadIcon } from '@borong/ui/icons/DownloadIcon'
import { Notice } from '@borong/ui/Notice'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Skeleton } from '@borong/ui/Skeleton'
import { Band } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import { usePrivacyChanged } from './use-privacy-changed.ts'

interface DataCopyProps {
  /** Undefined until it is known. */
  copy: Reply<typeof accountPrivacy>['privacy']['export'] | undefined
}

/** The copy of the buyer's data: asked for, prepared in the background, downloaded once. */
export function DataCopy({ copy }: DataCopyProps) {
  const t = useMessages()
  const moment = useMoment()
  const changed = usePrivacyChanged()
  const ask = useSubmit(async () => {
    await call(askDataExport)
    await changed()
  })
  const download = useSubmit(async (exportId: string) => {
    const file: unknown = await call(dataExportFile, { params: { exportId } })
    if (file instanceof Blob) downloadBlob(file, 'borong-data.zip')
    await changed(t('privacy.downloaded'))
  })
  return (
    <Band label={t('privacy.copy')}>
      <SectionHeader title={t('privacy.copy')} />
      <p>{t('privacy.copyLead')}</p>
      {copy?.state === 'waiting' && <Notice live>{t('privacy.copyWaits')}</Notice>}
      {copy?.state === 'ready' && (
        <Notice tone="success" live title={t('privacy.copyReady')}>
          {copy.expires_at && t('privacy.copyOnce', { time: moment(copy.expires_at) })}
        </Notice>
      )}
      {copy?.state === 'ready' && (
        <Button
          fullWidth
          icon={<DownloadIcon size={18} />}
          loading={download.busy}
          onClick={() => download.start(copy.id)}
        >
          {t('privacy.download')}
        </Button>
      )}
      {copy === undefined && <Skeleton height={44} radius={8} />}
      {copy === null && (
        <Button variant="secondary" fullWidth loading={ask.busy} onClick={ask.start}>
          {t('privacy.askCopy')}
        </Button>
      )}
      <ErrorNotice error={ask.error ?? download.error} />
    </Band>
  )
}
