import { file as fileCall } from '@borong/api/files'
import { call, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { downloadBlob } from '@borong/ui/download-blob'
import { Button } from '@borong/ui/Button'
import type { AttachedFile } from './application.atoms.ts'

/** Downloads a document, which only its readers can open. */
export function FileLink({ file }: { file: AttachedFile }) {
  const t = useMessages()
  const load = useSubmit(async () => {
    const content = await call(fileCall, { params: { fileId: file.id }, query: {} })
    if (content instanceof Blob) downloadBlob(content, file.name)
  })
  return (
    <>
      <Button variant="ghost" loading={load.busy} onClick={() => load.start()}>
        {t('application.open', { name: file.name })}
      </Button>
      <ErrorNotice error={load.error} />
    </>
  )
}
