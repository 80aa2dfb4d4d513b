import type { BillKind } from '@borong/api/billing-entities'
import { type NumberProblem, readBillNumber } from '@borong/api/rules/bill-number'
import type { Language } from '../server/domain.ts'
import { InquiryRefused } from './refused.ts'

const hints: Record<NumberProblem, Record<Language, string>> = {
  empty: { id: 'Isi nomornya.', en: 'Please fill in the number.' },
  letters: {
    id: 'Nomor berisi huruf atau tanda yang tidak dipakai. Hapus tanda itu.',
    en: 'It has letters or signs that do not belong there. Please remove them.',
  },
  short: {
    id: 'Jumlah angkanya kurang. Periksa apakah ada angka yang terlewat.',
    en: 'It has too few digits. Please check whether one is missing.',
  },
  long: {
    id: 'Jumlah angkanya terlalu banyak. Periksa lagi angkanya.',
    en: 'It has too many digits. Please check them.',
  },
  prefix: {
    id: 'Awalan nomor ini bukan milik operator seluler Indonesia.',
    en: 'No mobile operator of Indonesia has this prefix.',
  },
  spreadsheet: {
    id: 'Excel mengubah nomor: simpan kolom sebagai teks.',
    en: 'The spreadsheet has changed the number: save the column as text.',
  },
}

/** The sentence that tells what is wrong with a number. */
export const numberHint = (problem: NumberProblem, language: Language): string =>
  hints[problem][language]

/** The normalised number. Refuses another with a hint. */
export function numberOf(kind: BillKind, typed: string, language: Language): string {
  const read = readBillNumber(kind, typed)
  if ('number' in read) return read.number
  throw new InquiryRefused('NUMBER_INVALID', {
    values: { hint: numberHint(read.problem, language) },
    data: { problem: read.problem },
  })
}
