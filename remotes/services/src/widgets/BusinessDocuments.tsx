import { useMessages } from '@borong/contract'
import type { AttachedFile } from '../application/application.atoms.ts'
import { Documents } from '../application/Documents.tsx'

export interface BusinessDocumentsProps {
  files: readonly AttachedFile[]
  onChange: (files: readonly AttachedFile[]) => void
}

/** The documents of a business that is sent for verification. */
export function BusinessDocuments({ files, onChange }: BusinessDocumentsProps) {
  const t = useMessages()
  return <Documents files={files} onChange={onChange} hint={t('application.businessDocuments')} />
}
