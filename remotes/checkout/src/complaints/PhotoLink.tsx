import { file } from '@borong/api/files'
import { call, callQuery, isApiError, useMessages, useQuery } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { savesData } from '@borong/ui/save-data'
import { useOnce } from '@borong/ui/use-once'
import { useEffect, useRef, useState } from 'react'
import { saveAs } from '../shop/save-as.ts'
import { CallError } from './CallError.tsx'
import type { Photo } from './complaint.data.ts'
import styles from './Complaints.module.css'

/** A photo as a small image that opens it. Only the buyer, the seller and operators can read it. */
export function PhotoLink({ photo }: { photo: Photo }) {
  const t = useMessages()
  const [isWanted] = useState(() => photo.type.startsWith('image/') && !savesData())
  const content = useQuery({
    ...callQuery(file, { params: { fileId: photo.id } }),
    enabled: isWanted,
    staleTime: Infinity,
  })
  if (content.data instanceof Blob)
    return <Thumbnail content={content.data} name={t('complaint.seePhoto', { name: photo.name })} />
  if (isWanted && content.isPending) return <span className={styles.photo} aria-hidden />
  return <Download photo={photo} />
}

/** A file that is no image, an image of a visitor who saves data, or one that did not load. */
function Download({ photo }: { photo: Photo }) {
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

function Thumbnail({ content, name }: { content: Blob; name: string }) {
  const image = useRef<HTMLImageElement>(null)
  // The address of a blob is valid until it is revoked.
  useEffect(() => {
    const address = URL.createObjectURL(content)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [content])
  return (
    <button
      type="button"
      className={styles.photo}
      onClick={() => window.open(image.current?.src, '_blank')}
    >
      <img ref={image} alt={name} />
    </button>
  )
}
