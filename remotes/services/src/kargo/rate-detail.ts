import type { CargoRate } from '@borong/api/cargo.shapes'
import type { Language, useMessages } from '@borong/contract'
import { wholeNumber } from '@borong/ui/format/rupiah'

/** The charged weight or the load, and the days of a rate. */
export const detailOf = (
  rate: CargoRate,
  t: ReturnType<typeof useMessages>,
  language: Language,
): string =>
  [
    rate.chargeable_kg === null
      ? t('kargo.upTo', { kg: wholeNumber(rate.most_kg, language) })
      : t('kargo.charged', { kg: wholeNumber(rate.chargeable_kg, language) }),
    t('kargo.days', { from: rate.shortest_days, to: rate.longest_days }),
  ].join(' · ')
