import { defineMessages } from '@borong/api/messages'

/** Why a file of rows can not be used. */
export const rowsMessages = defineMessages({
  HEADER_MISSING: {
    id: 'Baris pertama harus memberi nama kolom, lihat keterangan.',
    en: 'The first row has to name the columns, see the note.',
  },
  ROWS_MISSING: { id: 'Berkas tidak berisi baris.', en: 'The file contains no rows.' },
  TOO_MANY_ROWS: {
    id: 'Paling banyak {most} baris dalam satu berkas.',
    en: 'At most {most} rows in one file.',
  },
  FILE_INVALID: {
    id: 'Berkas tidak dapat dibaca. Kirim CSV atau XLSX.',
    en: 'The file can not be read. Send CSV or XLSX.',
  },
})
