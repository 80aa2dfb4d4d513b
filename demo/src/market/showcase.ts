import type { SectionRule, Words } from '@borong/gateway/campaigns/table'
import type { PaletteName } from '../drawing/descriptor.ts'

export interface Shown {
  title: Words
  text: Words
  /** The colours of its banner. */
  palette: PaletteName
  tone: 'dark' | 'soft'
  badge?: Words
  /** The categories whose best products are on the banner. */
  leaves: string[]
}

export interface BannerSeed extends Shown {
  place: 'home' | 'extra'
  link: string
}

export const words = (id: string, en: string): Words => ({ id, en })

export const bannerSeeds: readonly BannerSeed[] = [
  {
    place: 'home',
    link: '/promo/selamat-datang',
    palette: 'neutral',
    tone: 'dark',
    badge: words('Hemat 20%', 'Save 20%'),
    leaves: ['beras', 'minyak-goreng', 'gula-garam'],
    title: words('Pembeli baru hemat 20%', 'New buyers save 20%'),
    text: words('Plus gratis ongkir sampai Rp 200.000', 'And free shipping up to Rp 200,000'),
  },
  {
    place: 'home',
    link: '/big-resto',
    palette: 'sauce',
    tone: 'soft',
    leaves: ['kecap-saus', 'bumbu-instan-kaldu', 'olahan-beku'],
    title: words('Dapur resto selalu siap', 'A kitchen that never runs out'),
    text: words(
      'Sembako, bumbu, dan frozen food harga grosir',
      'Staples, sauces and frozen food at wholesale prices',
    ),
  },
  {
    place: 'home',
    link: '/daily-deals',
    palette: 'snack',
    tone: 'dark',
    badge: words('Setiap hari', 'Every day'),
    leaves: ['mi-instan', 'kopi', 'biskuit-wafer'],
    title: words('Promo hari ini', 'Daily deals'),
    text: words(
      'Harga khusus, stok terbatas, ganti tiap tengah malam',
      'Special prices, limited stock, new at midnight',
    ),
  },
  {
    place: 'home',
    link: '/big-office',
    palette: 'paper',
    tone: 'soft',
    leaves: ['kertas', 'pulpen-spidol', 'tinta-toner'],
    title: words('Kantor rapi, biaya turun', 'A tidy office for less'),
    text: words(
      'Kertas, ATK, dan tinta dalam satu pesanan',
      'Paper, stationery and ink in one order',
    ),
  },
  {
    place: 'home',
    link: '/big-auto',
    palette: 'lube',
    tone: 'dark',
    leaves: ['oli-mesin', 'cairan-kendaraan', 'aki'],
    title: words('Bengkel penuh stok', 'A workshop in stock'),
    text: words(
      'Oli, aki, dan suku cadang langsung dari distributor',
      'Oil, batteries and parts from distributors',
    ),
  },
  {
    place: 'extra',
    link: '/promo/gratis-ongkir-nusantara',
    palette: 'water',
    tone: 'soft',
    badge: words('Gratis ongkir', 'Free shipping'),
    leaves: ['air-mineral'],
    title: words('Gratis ongkir Nusantara', 'Free shipping across Indonesia'),
    text: words('Cari tanda gratis ongkir di produk', 'Look for the free shipping mark'),
  },
  {
    place: 'extra',
    link: '/services/tender',
    palette: 'build',
    tone: 'soft',
    leaves: ['semen-mortar'],
    title: words('Butuh dalam jumlah besar?', 'Need a large quantity?'),
    text: words('Ajukan tender, penjual yang menawar', 'Submit a tender and let sellers bid'),
  },
]

export const homeSections: readonly { title: Words; rule: SectionRule }[] = [
  {
    title: words('Terlaris minggu ini', 'Best sellers this week'),
    rule: { order_by: 'best_selling' },
  },
  {
    title: words('Harga turun', 'Price drops'),
    rule: { discounted: true, order_by: 'best_selling' },
  },
  {
    title: words('Gratis ongkir', 'Free shipping'),
    rule: { free_shipping: true, order_by: 'rating' },
  },
  {
    title: words('Bahan pokok', 'Staples'),
    rule: { category: 'bahan-pokok', order_by: 'best_selling' },
  },
  {
    title: words('Kebutuhan kantor', 'Office supplies'),
    rule: { category: 'alat-tulis-kantor', order_by: 'best_selling' },
  },
  { title: words('Baru datang', 'New arrivals'), rule: { order_by: 'newest' } },
]

/** The live streams, with the category of their goods: a leaf or a group. */
export const streamSeeds = [
  { title: 'Bedah harga beras: mana yang pas untuk restoran?', category: 'beras' },
  { title: 'Belanja bahan kue langsung dari gudang', category: 'bahan-kue' },
  { title: 'Pilih oli yang tepat untuk armada Anda', category: 'oli-mesin' },
  { title: 'Kemasan takeaway: kuat, murah, food grade', category: 'kemasan-makanan' },
  { title: 'Stok warung minggu ini', category: 'makanan-kemasan' },
  { title: 'Kopi susu gula aren: resep dan modalnya', category: 'kopi' },
  { title: 'ATK kantor: paket hemat akhir bulan', category: 'alat-tulis-kantor' },
  { title: 'Frozen food tahan berapa lama?', category: 'olahan-beku' },
] as const

export const popularKeywords = [
  'beras',
  'minyak goreng',
  'gula pasir',
  'kertas a4',
  'oli mesin',
  'kopi bubuk',
  'gelas plastik',
  'masker medis',
  'mi instan',
  'tisu',
] as const
