import type { Language } from '@borong/contract'
import { dateFormat } from '@borong/ui/format/date-format'

/** A month of `2026-08`: `Agustus 2026`. */
export const monthName = (month: string, language: Language): string =>
  dateFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))
