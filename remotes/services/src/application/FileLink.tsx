import { file as fileCall } from '@borong/api/files'
import { call, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import type { AttachedFile } from './application.atoms.ts'

/** Downloads a document, which only its readers can open. */
export function FileLink({ file }: { file: AttachedFile }) {
  const t = useMessages()
  const load = useSubmit(async () => {
    const content = await call(fileCall, { params: { fileId: file.id }, query: {} })
    if (!(content instanceof Blob)) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(content)
    link.download = file.name
    link.click()
    // Not immediately: the browser begins to read the URL after this task.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
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
