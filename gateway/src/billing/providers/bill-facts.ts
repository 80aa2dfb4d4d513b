import * as v from 'valibot'
import { Text } from './texts.ts'

const LABELS: Record<string, string> = {
  lembar_tagihan: 'Lembar tagihan',
  jumlah_tagihan: 'Lembar tagihan',
  jumlah_peserta: 'Jumlah peserta',
  nama_cabang: 'Cabang',
  alamat: 'Alamat',
  jatuh_tempo: 'Jatuh tempo',
  item_name: 'Paket',
}
const PERIOD_LABELS: Record<string, string> = {
  nilai_tagihan: 'Tagihan',
  denda: 'Denda',
  meter_awal: 'Stand awal',
  meter_akhir: 'Stand akhir',
  biaya_lain: 'Biaya lain',
}

const Simple = v.record(v.string(), v.unknown())
const Details = v.array(Simple)

type Facts = { label: string; value: string }[]

/** The facts of a bill's `desc`: Digiflazz and IAK share its form, which differs by product. */
export function billFacts(desc: unknown, period?: string): Facts {
  const described = v.is(Simple, desc) ? desc : {}
  const nested = v.is(Simple, described.tagihan) ? described.tagihan.detail : undefined
  const list = described.detail ?? nested
  const details = v.is(Details, list) ? list : []
  return [
    ...(period ? [{ label: 'Periode', value: period }] : []),
    ...labelled(described, LABELS),
    ...details.flatMap((detail) => {
      const month = v.is(Text, detail.periode) ? String(detail.periode) : ''
      return labelled(detail, PERIOD_LABELS).map(({ label, value }) => ({
        label: month === '' ? label : `${label} ${month}`,
        value,
      }))
    }),
  ]
}

const labelled = (fields: Record<string, unknown>, labels: Record<string, string>): Facts =>
  Object.entries(labels).flatMap(([name, label]) => {
    const value = fields[name]
    return v.is(Text, value) && value !== '' && value !== '0' && value !== 0
      ? [{ label, value: String(value) }]
      : []
  })

const Electric = v.object({ tarif: Text, daya: Text })

/** Tariff and power of an electricity bill. */
export const powerIn = (desc: unknown): string | null =>
  v.is(Electric, desc) ? `${desc.tarif}/${desc.daya} VA` : null
