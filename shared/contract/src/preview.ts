import { atom } from 'jotai'
import type { ReactNode } from 'react'
import type { RemoteIdentity } from './remote-context.ts'

/** The preview that a followed link has for its target page. */
export interface LinkPreview {
  path: string
  content: ReactNode
  from: RemoteIdentity
}

/** The preview of the link that was followed last. */
export const previewAtom = atom<LinkPreview | undefined>(undefined)
