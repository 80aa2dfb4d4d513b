import { file } from '@borong/api/files'
import { callQuery, isApiError, useMessages, useQuery } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { useEffect, useRef } from 'react'
import { saveAs } from '../shop/save-as.ts'
import { CallError } from './CallError.tsx'
import type { Photo } from './complaint.data.ts'

/** A photo as a small image that opens it; another file is downloaded. Only the buyer, the seller and operators can read it. */
export function PhotoLink({ photo }: { photo: Photo }) {
  const t = useMessages()
  const name = t('complaint.openPhoto', { name: photo.name })
  const image = useRef<HTMLImageElement>(null)
  const isImage = photo.type.startsWith('image/')
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(file, { params: { fileId: photo.id } }),
    enabled: isImage,
  })
  useEffect(() => {
    if (!image.current) return
    const address = URL.createObjectURL(data as Blob)
    image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [data])
  const see = async () => {
    if (image.current) return void open(image.current.src)
    const read = await refetch()
    if (read.data instanceof Blob) saveAs(read.data, photo.name)
  }
  return (
    <>
      <Button variant="ghost" loading={isFetching} onClick={see}>
        {isImage && data ? <img ref={image} alt={name} height={88} /> : name}
      </Button>
      <CallError error={isApiError(error) ? error : null} />
    </>
  )
}
