import type { tradeMessages } from './messages.ts'

interface Need {
  /** The slug of a leaf of the category tree. */
  category: string
  quantity: number
}

export type Trade = keyof typeof tradeMessages

const need = (category: string, quantity: number): Need => ({ category, quantity })

/** The regular purchases of each trade. A category that the shop does not have is left out. */
export const trades: Readonly<Record<Trade, readonly Need[]>> = {
  restaurant: [
    need('beras', 4),
    need('minyak-goreng', 6),
    need('gula-garam', 4),
    need('telur', 4),
    need('kecap-saus', 4),
    need('bumbu-instan-kaldu', 6),
    need('bawang-cabai', 3),
    need('ayam', 5),
    need('kotak-wadah-makan', 4),
    need('plastik-pembungkus', 3),
  ],
  cafe: [
    need('kopi', 6),
    need('teh', 3),
    need('susu-krim', 6),
    need('sirup-bubuk-minuman', 4),
    need('gula-garam', 2),
    need('bahan-kue', 3),
    need('cokelat', 2),
    need('gelas-sedotan', 6),
  ],
  office: [
    need('kertas', 10),
    need('tinta-toner', 2),
    need('amplop-label', 3),
    need('pulpen-spidol', 4),
    need('map-arsip', 4),
    need('kopi-teh-sachet', 4),
    need('air-galon-gelas', 6),
    need('tisu-sabun-tangan', 4),
    need('cairan-pembersih', 2),
  ],
  laundry: [
    need('detergen-pelembut', 8),
    need('pewangi-obat-serangga', 4),
    need('cairan-pembersih', 2),
    need('alat-kebersihan', 2),
    need('kantong-belanja', 4),
    need('amplop-label', 2),
  ],
  workshop: [
    need('oli-mesin', 12),
    need('oli-gardan-transmisi', 6),
    need('cairan-kendaraan', 4),
    need('aki', 2),
    need('lampu-busi', 6),
    need('filter', 6),
    need('rem', 4),
    need('rantai-belt', 2),
    need('alat-pelindung-diri', 2),
  ],
  shop: [
    need('mi-instan', 10),
    need('air-mineral', 10),
    need('biskuit-wafer', 6),
    need('keripik-kacang', 6),
    need('teh-kopi-siap-minum', 6),
    need('sarden-kornet', 4),
    need('sabun-sampo', 4),
    need('detergen-pelembut', 4),
    need('tisu', 4),
    need('kantong-belanja', 3),
  ],
  clinic: [
    need('masker-sanitizer', 6),
    need('pembalut-kapas', 4),
    need('vitamin-obat-luar', 4),
    need('pemadam-p3k', 1),
    need('tisu-sabun-tangan', 4),
    need('cairan-pembersih', 3),
    need('air-mineral', 4),
  ],
  builder: [
    need('semen-mortar', 20),
    need('cat-pelapis', 6),
    need('pipa-atap', 10),
    need('kabel-stopkontak', 4),
    need('lampu', 6),
    need('kunci-perkakas', 2),
    need('alat-pelindung-diri', 6),
  ],
}
