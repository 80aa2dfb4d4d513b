import { file } from '@borong/api/files'
import { call, isApiError, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { useOnce } from '@borong/ui/use-once'
import { saveAs } from '../shop/save-as.ts'
import { CallError } from './CallError.tsx'
import type { Photo } from './complaint.data.ts'

/** Downloads a photo, which only the buyer, the seller and operators can open. */
export function PhotoLink({ photo }: { photo: Photo }) {
  const t = useMessages()
  const load = useOnce(isApiError, async () => {
    const content = await call(file, { params: { fileId: photo.id } })
    if (content instanceof Blob) saveAs(content, photo.name)
  })
  return (
    <>
      <Button variant="ghost" loading={load.busy} onClick={() => load.start()}>
        {t('complaint.openPhoto', { name: photo.name })}
      </Button>
      <CallError error={load.error} />
    </>
  )
}
