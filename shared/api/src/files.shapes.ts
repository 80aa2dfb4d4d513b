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

const FILE_MISSING = { status: 400, id: 'Pilih satu berkas', en: 'Choose one file' } as const

/** The file belongs to the buyer alone until a request, such as a quote, attaches it. */
export const uploadFile = shape({
  summary: 'Stores a file of at most 10 MB, which a later call attaches',
  upload: true,
  reply: v.object({ result: AttachedFile }),
  refusals: {
    FILE_MISSING,
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

/**
 * Every cell is a text: a day as YYYY-MM-DD, a number in plain digits, a formula as its last result. `line` is the
 * number of the row in the sheet; rows without a filled cell are left out.
 */
export const readTable = shape({
  summary:
    'Reads the first visible sheet of an XLSX file of at most 2 MB, 5,000 rows and 200 columns, and stores nothing',
  upload: true,
  reply: v.object({
    result: v.object({
      rows: v.array(v.object({ line: v.number(), cells: v.array(v.string()) })),
      sheet: v.string(),
      /** The number of visible sheets in the file. */
      sheets: v.number(),
    }),
  }),
  refusals: {
    FILE_MISSING,
    FILE_TOO_LARGE: {
      status: 413,
      id: 'Berkas lebih besar dari 2 MB. Hapus gambar dan lembar lain, lalu coba lagi',
      en: 'The file is larger than 2 MB. Remove images and other sheets and try again',
    },
    TABLE_TYPE: {
      status: 422,
      id: 'Isi berkas ini bukan XLSX atau CSV. Simpan sebagai XLSX tanpa kata sandi, lalu coba lagi',
      en: 'The content of this file is no XLSX or CSV. Save it as XLSX without a password and try again',
    },
    TABLE_DAMAGED: {
      status: 422,
      id: 'Berkas XLSX ini rusak. Buka dan simpan lagi dengan aplikasi spreadsheet, lalu coba lagi',
      en: 'This XLSX file is damaged. Open and save it in a spreadsheet program and try again',
    },
    TABLE_TOO_LARGE: {
      status: 422,
      id: 'Tabel ini terlalu besar. Batasnya 5.000 baris dan 200 kolom. Bagi menjadi beberapa berkas',
      en: 'This table is too large. The limit is 5,000 rows and 200 columns. Split it into several files',
    },
    TABLES_LIMIT: {
      status: 429,
      id: 'Terlalu banyak tabel dalam satu jam. Coba lagi nanti',
      en: 'Too many tables within an hour. Try again later',
    },
  },
})
