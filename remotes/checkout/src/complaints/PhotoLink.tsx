import { file } from '@borong/api/files'
import { callQuery, call, isApiError, useMessages, useQuery, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { downloadBlob } from '@borong/ui/download-blob'
import { Button } from '@borong/ui/Button'
import { isInAppBrowser } from '@borong/ui/in-app-browser'
import { useEffect, useRef } from 'react'
import type { Photo } from './complaint.data.ts'

/** A photo as a small image that opens it; another file is downloaded. Only the buyer, the seller and operators can read it. */
export function PhotoLink({ photo }: { photo: Photo }) {
  const t = useMessages()
  const name = t('complaint.openPhoto', { name: photo.name })
  const image = useRef<HTMLImageElement>(null)
  const isImage = photo.type.startsWith('image/')
  const params = { fileId: photo.id }
  const { data, error, isFetching } = useQuery({
    ...callQuery(file, { params, query: { w: '480' } }),
    enabled: isImage,
  })
  useEffect(() => {
    if (!image.current) return
    const address = URL.createObjectURL(data as Blob)
    image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [data])
  const see = useSubmit(async () => {
    // Opened by the tap itself, because browsers block a window that opens later.
    // The window of another app has no second one: `open` would replace the page.
    const tab = isImage && !isInAppBrowser() ? open() : null
    try {
      const content = (await call(file, { params, query: {} })) as Blob
      if (tab) tab.location.href = URL.createObjectURL(content)
      else downloadBlob(content, photo.name)
    } catch (failure) {
      tab?.close()
      throw failure
    }
  })
  return (
    <>
      <Button variant="ghost" loading={isFetching || see.busy} onClick={() => see.start()}>
        {isImage && data ? <img ref={image} alt={name} height={88} /> : name}
      </Button>
      <ErrorNotice error={see.error ?? (isApiError(error) ? error : null)} />
    </>
  )
}
