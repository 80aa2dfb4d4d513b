import * as v from 'valibot'
import { PlainId } from './plain.ts'
import { shape } from './shape.ts'

/** The types of files that buyers and sellers may attach, by what their content says and not their name. */
export const fileTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/plain',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const

/** A file as a list shows it. */
export const AttachedFile = v.object({
  id: v.string(),
  name: v.string(),
  type: v.picklist(fileTypes),
  /** In bytes. */
  size: v.number(),
})

/** The widths of small versions of photos, in pixels. */
export const fileWidths = ['240', '480'] as const
export type FileWidth = (typeof fileWidths)[number]

const fileId = v.object({ fileId: PlainId })
const FILE_UNKNOWN = {
  status: 404,
  id: 'Berkas tidak ditemukan',
  en: 'There is no such file',
} as const

/** The file belongs to the buyer alone until a request, such as a quote, attaches it. */
export const uploadFile = shape({
  summary: 'Stores a file of at most 10 MB, which a later call attaches',
  upload: true,
  reply: v.object({ result: AttachedFile }),
  refusals: {
    FILE_MISSING: { status: 400, id: 'Pilih satu berkas', en: 'Choose one file' },
    FILE_EMPTY: { status: 422, id: 'Berkas ini kosong', en: 'This file is empty' },
    FILE_TOO_LARGE: {
      status: 413,
      id: 'Berkas lebih besar dari 10 MB. Perkecil, lalu coba lagi',
      en: 'The file is larger than 10 MB. Make it smaller and try again',
    },
    FILE_TYPE: {
      status: 422,
      id: 'Isi berkas ini bukan PDF, foto (JPEG, PNG, WebP), teks, CSV, Excel, atau Word',
      en: 'The content of this file is not a PDF, photo (JPEG, PNG, WebP), text, CSV, Excel or Word file',
    },
    FILES_LIMIT: {
      status: 429,
      id: 'Terlalu banyak berkas hari ini. Coba lagi besok',
      en: 'Too many files today. Try again tomorrow',
    },
  },
})

export const file = shape({
  summary: 'The content of a file, for its owner and the readers of what it is attached to',
  params: fileId,
  /** `w`: a photo is sent as a WebP image of at most this width, another file as it is. */
  query: v.object({ w: v.optional(v.picklist(fileWidths)) }),
  reply: v.unknown(),
  refusals: { FILE_UNKNOWN },
})

export const removeFile = shape({
  summary: 'Deletes a file that is not attached yet',
  params: fileId,
  reply: v.object({ result: v.object({ removed: v.literal(true) }) }),
  refusals: { FILE_UNKNOWN },
})
