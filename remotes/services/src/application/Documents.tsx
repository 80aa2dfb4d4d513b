import { removeFile, uploadFile } from '@borong/api/files'
import { MOST_DOCUMENTS } from '@borong/api/rules/service-form'
import {
  call,
  isApiError,
  requireLogin,
  useMessages,
  useSession,
  useSubmit,
} from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { FileButton } from '@borong/ui/FileButton'
import { IconButton } from '@borong/ui/IconButton'
import { XIcon } from '@borong/ui/icons/XIcon'
import { Notice } from '@borong/ui/Notice'
import { Spinner } from '@borong/ui/Spinner'
import type { AttachedFile } from './application.atoms.ts'
import styles from './Application.module.css'

interface DocumentsProps {
  files: readonly AttachedFile[]
  onChange: (files: readonly AttachedFile[]) => void
  hint: string
  /** The form was sent without a document that it needs. */
  isMissing?: boolean
  /** The files that the browser offers. */
  accept?: string
}

const ACCEPT = '.pdf,image/jpeg,image/png,image/webp'

/** The documents of a form: each is uploaded when it is chosen, and can be removed until the form is sent. */
export function Documents(props: DocumentsProps) {
  const { files, onChange, hint, isMissing = false, accept = ACCEPT } = props
  const t = useMessages()
  const { loggedIn } = useSession()
  const add = useSubmit(async (file: File) => {
    const body = new FormData()
    body.append('file', file)
    const { result } = await call(uploadFile, { body })
    onChange([...files, result])
  })
  const remove = useSubmit(async ({ id }: AttachedFile) => {
    onChange(files.filter((file) => file.id !== id))
    try {
      await call(removeFile, { params: { fileId: id } })
    } catch (error) {
      // An unattached file that remains is deleted by the gateway after a day.
      if (!isApiError(error)) throw error
    }
  })
  return (
    <div className={styles.documents}>
      <p className={styles.label}>{hint}</p>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.id}>
              <span>{file.name}</span>
              <IconButton
                label={t('application.removeFile', { name: file.name })}
                icon={<XIcon />}
                onClick={() => remove.start(file)}
              />
            </li>
          ))}
        </ul>
      )}
      {isMissing && (
        <Notice tone="error" live>
          {t('application.documentMissing')}
        </Notice>
      )}
      <ErrorNotice error={add.error} />
      {add.busy && <Spinner />}
      {!loggedIn && (
        <Button variant="secondary" onClick={() => void requireLogin()}>
          {t('application.signInToAdd')}
        </Button>
      )}
      {loggedIn && files.length < MOST_DOCUMENTS && !add.busy && (
        <FileButton accept={accept} label={t('application.addFile')} onFile={add.start} />
      )}
    </div>
  )
}
