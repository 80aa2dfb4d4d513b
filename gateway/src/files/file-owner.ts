import type { Database } from '../server/database.ts'
import type { FastifyRequest } from 'fastify'
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
  /** A buyer takes the file. */
  recordTaken?(
    gateway: Pick<Gateway, 'db' | 'now'>,
    call: { buyerId: string; request: FastifyRequest },
    subjectId: string,
  ): Promise<void>
}

interface Attached {
  user_id: string
  subject_type: string | null
  subject_id: string | null
}

const ownerOf = ({ domains }: Pick<Gateway, 'domains'>, { subject_type }: Attached) =>
  domains
    .flatMap((domain) => domain.fileOwners ?? [])
    .find(({ subject }) => subject === subject_type)

/** Lets the domain of the subject record that a buyer takes the file. */
export const recordTaken = async (
  gateway: Pick<Gateway, 'db' | 'domains' | 'now'>,
  call: { buyerId: string; request: FastifyRequest },
  file: Attached,
): Promise<void> => {
  if (file.subject_id !== null)
    await ownerOf(gateway, file)?.recordTaken?.(gateway, call, file.subject_id)
}

/** Whether a reader may read the file: as a reader of its subject, or as its uploader while no domain owns the subject. */
export async function mayRead(
  gateway: Pick<Gateway, 'db' | 'domains'>,
  file: Attached,
  reader: FileReader,
): Promise<boolean> {
  const owner = ownerOf(gateway, file)
  // A member who has left may have uploaded a file of the company's.
  if (owner && file.subject_id !== null) return owner.mayRead(gateway.db, file.subject_id, reader)
  return reader.kind === 'buyer' && reader.userId === file.user_id
}
