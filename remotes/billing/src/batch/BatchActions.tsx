import { billBatchFile, cancelBillBatch, type billBatch } from '@borong/api/billing'
import { call, toast, useMessages, type Reply } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { downloadBlob } from '@borong/ui/download-blob'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { DownloadIcon } from '@borong/ui/icons/DownloadIcon'

interface BatchActionsProps {
  batch: Reply<typeof billBatch>['result']
  onReload: () => Promise<unknown>
}

/** The result file of a batch; an unpaid batch can be cancelled. */
export function BatchActions({ batch, onReload }: BatchActionsProps) {
  const t = useMessages()
  const { serial, state, can_cancel: canCancel = state === 'awaiting_payment' } = batch
  const text = useErrorText()
  const attempt = async (run: () => Promise<unknown>) => {
    try {
      await run()
    } catch (error) {
      toast(text(error), { type: 'error', id: 'bill-batch' })
    }
  }
  const download = () =>
    attempt(async () => {
      const file: unknown = await call(billBatchFile, { params: { serial } })
      if (file instanceof Blob) downloadBlob(file, `tagihan-${serial}.csv`)
    })
  const cancel = () =>
    attempt(async () => {
      try {
        await call(cancelBillBatch, { params: { serial } })
      } finally {
        await onReload()
      }
    })
  return (
    <Band label={t('transaction.actions')}>
      <Button variant="secondary" fullWidth icon={<DownloadIcon size={18} />} onClick={download}>
        {t('batch.file')}
      </Button>
      {canCancel && (
        <Button variant="secondary" fullWidth onClick={cancel}>
          {t('batch.cancel')}
        </Button>
      )}
    </Band>
  )
}
