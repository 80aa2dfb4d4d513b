import { slugOf } from '@borong/gateway/server/slug'

export interface Brand {
  id: number
  name: string
  alias: string
  /** The price factor of the brand relative to the market price. */
  factor: number
}

// Invented names, except SCG: the ordering rules refer to its products. Name | price factor
const list = `
Padi Emas|1.04
Lumbung Desa|.96
Sawah Rejeki|1
Sawita|1.02
Kelapa Mas|.98
Manisku|1
Laut Biru|.97
Gandum Jaya|1.03
Ratu Dapur|1.05
Lombok Sari|.97
Kuda Terbang|1
Santani|1
Nusa Unggas|1.02
Bahari Segar|1.04
Dapur Beku|.99
Merapi Dairy|1.06
Ibu Rosa|.98
Lereng Tinggi|1.05
Melur|1
Segarasa|1.02
Wadahku|.97
Bungkus Rapi|1.03
Bajatama|1.05
Dapurindo|.96
Karang Mas|1
Kencana|1.06
Lembar Putih|1.03
Cendana|.97
Primatint|.95
Tulisa|1
Arsipro|1.02
Ergoduduk|1.06
Mebelindo|.97
Nusakomp|1.02
Cetakindo|1
Kilau|1.03
Bersihin|.95
Amanpro|1.02
SCG|1.04
Warnacita|1
Terangi|1.02
Kawatama|.99
Juara|1
Sarapan Plus|1.03
Biskita|1.01
Kriuk Nusa|.97
Tirta Pelangi|1
Sodara|1
Lestari Care|1.03
Senyumku|1
Lembutin|.98
Sekar Wangi|1
Sehatin|1.04
Si Kecil|1.02
Jati Mas|1
Tokoraya|.97
Rajapelumas|1.04
Tapak Baja|1
Rimba Daya|1.03
Bengkelin|.97
`

/** The sixty brands. An id is the position of its line, so the order must not change. */
export const brands: readonly Brand[] = list
  .trim()
  .split('\n')
  .map((line, index) => {
    const [name, factor] = line.split('|') as [string, string]
    return { id: index + 1, name, alias: slugOf(name), factor: Number(factor) }
  })

export function brandNamed(name: string): Brand {
  const brand = brands.find((it) => it.name === name)
  if (!brand) throw new Error(`The market has no brand ${name}`)
  return brand
}
