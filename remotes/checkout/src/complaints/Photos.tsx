import { removeFile, uploadFile } from '@borong/api/files'
import { call, isApiError, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { FileButton } from '@borong/ui/FileButton'
import { IconButton } from '@borong/ui/IconButton'
import { CameraIcon } from '@borong/ui/icons/CameraIcon'
import { XIcon } from '@borong/ui/icons/XIcon'
import { Spinner } from '@borong/ui/Spinner'
import type { Photo } from './complaint.data.ts'
import styles from './Complaints.module.css'

const MOST = 5

interface PhotosProps {
  photos: readonly Photo[]
  /** The form cannot be sent without a photo. */
  isNeeded?: boolean
  onChange: (photos: readonly Photo[]) => void
}

/** The photos of a form: each is uploaded when it is chosen, and can be removed until the form is sent. */
export function Photos({ photos, isNeeded, onChange }: PhotosProps) {
  const t = useMessages()
  const add = useSubmit(async (file: File) => {
    const body = new FormData()
    body.append('file', file)
    const { result } = await call(uploadFile, { body })
    onChange([...photos, result])
  })
  const remove = useSubmit(async ({ id }: Photo) => {
    onChange(photos.filter((photo) => photo.id !== id))
    try {
      await call(removeFile, { params: { fileId: id } })
    } catch (error) {
      // An unattached file that remains is deleted by the gateway after a day.
      if (!isApiError(error)) throw error
    }
  })
  return (
    <div className={styles.fields}>
      <span className={styles.quiet}>
        {t(isNeeded ? 'complaint.photoNeeded' : 'complaint.photoHint')}
      </span>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo) => (
            <li key={photo.id}>
              <span>{photo.name}</span>
              <IconButton
                label={t('complaint.removePhoto', { name: photo.name })}
                icon={<XIcon />}
                onClick={() => remove.start(photo)}
              />
            </li>
          ))}
        </ul>
      )}
      <ErrorNotice error={add.error} />
      {add.busy && <Spinner />}
      {photos.length < MOST && !add.busy && (
        <FileButton
          accept="image/jpeg,image/png,image/webp,.pdf"
          label={t('complaint.addPhoto')}
          icon={<CameraIcon size={18} />}
          onFile={add.start}
        />
      )}
    </div>
  )
}
