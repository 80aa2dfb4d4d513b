import { SLICES } from '@borong/registry/rollout'
import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '../http/visitor-language.ts'
import type { Mark } from './marks.ts'

/**
 * The request header in which a CDN says which of a page's documents it asks for: `id.3.face` is the Indonesian one of
 * slice 3 for browsers with the web font, `en.-` the English one of visitors without a slice. The CDN derives it from
 * the visitor's cookies, and sends none for buyers.
 */
export const VARIANT = 'x-document-variant'

export interface Variant {
  language: Language
  /** Undefined for new visitors, who get stable versions. */
  slice: number | undefined
  marks: readonly Mark[]
}

const SLICE = `[0-${SLICES.length - 1}]`
const ONE_SLICE = new RegExp(`^${SLICE}$`)
const FORM = new RegExp(`^(id|en)\\.(-|${SLICE})(\\.face)?(\\.placed)?$`)

/** The document that a CDN asks for; undefined for the request of a visitor. */
export function readVariant({ [VARIANT]: header }: IncomingHttpHeaders): Variant | undefined {
  const found = typeof header === 'string' ? FORM.exec(header) : null
  if (!found) return undefined
  const [, language, slice, face, placed] = found
  return {
    language: language as Language,
    slice: slice === '-' ? undefined : Number(slice),
    marks: [...(face ? ['face' as const] : []), ...(placed ? ['placed' as const] : []), 'shared'],
  }
}

/** Whether a cookie names a slice. */
export const isSlice = (value = ''): boolean => ONE_SLICE.test(value)

/** The name of a slice among the keys with which a CDN forgets documents. */
export const sliceKey = (slice: number | undefined): string => `slice-${slice ?? 'none'}`
