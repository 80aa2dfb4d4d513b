import type { Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'

declare module '../server/domain.ts' {
  interface Domain {
    /** Decide who may read the files that are attached to the domain's subjects. */
    fileOwners?: readonly FileOwner[]
  }
}

/** Who wants to read a file: a buyer, or at the desk an operator (without a store) or a seller. */
export type FileReader =
  | { kind: 'buyer'; userId: string }
  | { kind: 'desk'; sellerId: number | null }

/** The domain of the subjects of one type that files are attached to. */
export interface FileOwner {
  readonly subject: string
  /** Whether this reader may see the subject now. */
  mayRead(db: Database, subjectId: string, reader: FileReader): Promise<boolean>
}

/** Whether a reader may read the file: as its uploader, or as a reader of its subject. */
export async function mayRead(
  { db, domains }: Pick<Gateway, 'db' | 'domains'>,
  file: { user_id: string; subject_type: string | null; subject_id: string | null },
  reader: FileReader,
): Promise<boolean> {
  if (reader.kind === 'buyer' && reader.userId === file.user_id) return true
  if (file.subject_type === null || file.subject_id === null) return false
  const owner = domains
    .flatMap((domain) => domain.fileOwners ?? [])
    .find(({ subject }) => subject === file.subject_type)
  return (await owner?.mayRead(db, file.subject_id, reader)) ?? false
}
