import type { SectionRule, Words } from '../campaigns/table.ts'
import type { PaletteName } from '../pictures/descriptor.ts'

interface Shown {
  title: Words
  text: Words
  /** Colours of its banner. */
  palette: PaletteName
  tone: 'dark' | 'soft'
  badge?: string
  /** The categories whose best products stand on the banner. */
  leaves: string[]
}

export interface BannerSeed extends Shown {
  place: 'home' | 'extra'
  link: string
}

const words = (id: string, en: string): Words => ({ id, en })

export const bannerSeeds: readonly BannerSeed[] = [
  {
    place: 'home',
    link: '/promo/selamat-datang',
    palette: 'neutral',
    tone: 'dark',
    badge: 'Hemat 20%',
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
    text: words('Sembako, bumbu, dan frozen food harga grosir', 'Staples, sauces and frozen food at wholesale prices'),
  },
  {
    place: 'home',
    link: '/daily-deals',
    palette: 'snack',
    tone: 'dark',
    badge: 'Setiap hari',
    leaves: ['mi-instan', 'kopi', 'biskuit-wafer'],
    title: words('Promo hari ini', 'Daily deals'),
    text: words('Harga khusus, stok terbatas, ganti tiap tengah malam', 'Special prices, limited stock, new at midnight'),
  },
  {
    place: 'home',
    link: '/big-office',
    palette: 'paper',
    tone: 'soft',
    leaves: ['kertas', 'pulpen-spidol', 'tinta-toner'],
    title: words('Kantor rapi, biaya turun', 'A tidy office for less'),
    text: words('Kertas, ATK, dan tinta dalam satu pesanan', 'Paper, stationery and ink in one order'),
  },
  {
    place: 'home',
    link: '/big-auto',
    palette: 'lube',
    tone: 'dark',
    leaves: ['oli-mesin', 'cairan-kendaraan', 'aki'],
    title: words('Bengkel penuh stok', 'A workshop in stock'),
    text: words('Oli, aki, dan suku cadang langsung dari distributor', 'Oil, batteries and parts from distributors'),
  },
  {
    place: 'extra',
    link: '/promo/gratis-ongkir-nusantara',
    palette: 'water',
    tone: 'soft',
    badge: 'Gratis ongkir',
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

export interface CampaignSeed extends Shown {
  alias: string
  sections: { title: Words; rule: SectionRule }[]
}

export const campaignSeeds: readonly CampaignSeed[] = [
  {
    alias: 'pesta-sembako',
    palette: 'rice',
    tone: 'soft',
    badge: 'Pilihan',
    leaves: ['beras', 'tepung', 'telur'],
    title: words('Pesta Sembako', 'Staples Festival'),
    text: words('Beras, minyak, gula, dan telur harga distributor', 'Rice, oil, sugar and eggs at distributor prices'),
    sections: [
      { title: words('Beras pilihan', 'Selected rice'), rule: { category: 'beras', order_by: 'best_selling' } },
      { title: words('Minyak goreng', 'Cooking oil'), rule: { category: 'minyak-goreng', order_by: 'best_selling' } },
      { title: words('Gula, garam, dan tepung', 'Sugar, salt and flour'), rule: { category: 'bahan-pokok', discounted: true } },
    ],
  },
  {
    alias: 'kantor-hemat',
    palette: 'stationery',
    tone: 'soft',
    leaves: ['kertas', 'kursi', 'map-arsip'],
    title: words('Kantor Hemat', 'Office Savings'),
    text: words('Semua kebutuhan kantor dalam satu faktur', 'Everything for the office on one invoice'),
    sections: [
      { title: words('Kertas dan cetak', 'Paper and print'), rule: { category: 'kertas-cetak', order_by: 'best_selling' } },
      { title: words('Furnitur kantor', 'Office furniture'), rule: { category: 'furnitur-kantor', order_by: 'rating' } },
      { title: words('Kebersihan gedung', 'Building cleaning'), rule: { category: 'kebersihan-gedung', order_by: 'best_selling' } },
    ],
  },
  {
    alias: 'warung-naik-kelas',
    palette: 'noodle',
    tone: 'dark',
    leaves: ['mi-instan', 'keripik-kacang', 'soda-jus'],
    title: words('Warung Naik Kelas', 'Better Corner Shops'),
    text: words('Barang cepat laku dengan margin baik', 'Fast sellers with a good margin'),
    sections: [
      { title: words('Makanan kemasan terlaris', 'Best-selling packaged food'), rule: { category: 'makanan-kemasan', order_by: 'best_selling' } },
      { title: words('Camilan', 'Snacks'), rule: { category: 'camilan', order_by: 'best_selling' } },
      { title: words('Minuman dingin', 'Cold drinks'), rule: { category: 'minuman-kemasan', order_by: 'best_selling' } },
    ],
  },
  {
    alias: 'servis-armada',
    palette: 'auto',
    tone: 'dark',
    leaves: ['oli-mesin', 'ban-mobil-truk', 'filter'],
    title: words('Servis Armada', 'Fleet Service'),
    text: words('Oli, ban, dan filter untuk armada usaha', 'Oil, tyres and filters for your fleet'),
    sections: [
      { title: words('Oli dan cairan', 'Oils and fluids'), rule: { category: 'oli-cairan', order_by: 'best_selling' } },
      { title: words('Ban', 'Tyres'), rule: { category: 'ban', order_by: 'best_selling' } },
    ],
  },
]

export interface PromoSeed extends Shown {
  alias: string
  voucher: string | null
  terms: { id: string[]; en: string[] }
  rule: SectionRule
}

export const promoSeeds: readonly PromoSeed[] = [
  {
    alias: 'selamat-datang',
    voucher: 'SELAMATDATANG',
    palette: 'neutral',
    tone: 'dark',
    badge: 'Hemat 20%',
    leaves: ['beras', 'kopi', 'kertas'],
    title: words('Voucher selamat datang 20%', '20% welcome voucher'),
    text: words('Diskon 20% dan gratis ongkir sampai Rp 200.000', '20% off and free shipping up to Rp 200,000'),
    terms: { id: ['Untuk pesanan pertama', 'Satu voucher untuk satu pesanan'], en: ['For the first order', 'One voucher for one order'] },
    rule: { order_by: 'best_selling' },
  },
  {
    alias: 'gratis-ongkir-nusantara',
    voucher: 'GRATISONGKIR',
    palette: 'water',
    tone: 'soft',
    badge: 'Gratis ongkir',
    leaves: ['air-mineral', 'tisu'],
    title: words('Gratis ongkir Nusantara', 'Free shipping across Indonesia'),
    text: words('Dari ratusan penjual ke seluruh Indonesia', 'From hundreds of sellers to all of Indonesia'),
    terms: { id: ['Khusus produk bertanda gratis ongkir', 'Minimum belanja mengikuti penjual'], en: ['For products with the free shipping mark', 'The seller\u2019s minimum purchase holds'] },
    rule: { free_shipping: true, order_by: 'best_selling' },
  },
  {
    alias: 'resto-hemat',
    voucher: 'BORONG100',
    palette: 'sauce',
    tone: 'soft',
    badge: 'Resto',
    leaves: ['kecap-saus', 'ayam', 'kotak-wadah-makan'],
    title: words('Resto hemat Rp 100.000', 'Restaurants save Rp 100,000'),
    text: words('Untuk restoran, kafe, dan katering', 'For restaurants, caf\u00e9s and caterers'),
    terms: { id: ['Minimum belanja Rp 2.000.000'], en: ['Minimum purchase Rp 2,000,000'] },
    rule: { category: 'big-resto', discounted: true, order_by: 'best_selling' },
  },
  {
    alias: 'cashback-kantor',
    voucher: 'CASHBACK5',
    palette: 'paper',
    tone: 'soft',
    badge: 'Cashback 5%',
    leaves: ['kertas', 'printer-proyektor'],
    title: words('Cashback 5% kebutuhan kantor', '5% cashback for the office'),
    text: words('Kembali sebagai saldo kredit', 'Comes back as credit'),
    terms: { id: ['Cashback setelah pesanan selesai'], en: ['Cashback once the order is completed'] },
    rule: { category: 'big-office', order_by: 'best_selling' },
  },
  {
    alias: 'cuci-gudang',
    voucher: null,
    palette: 'snack',
    tone: 'dark',
    badge: 'Diskon',
    leaves: ['detergen-pelembut', 'biskuit-wafer'],
    title: words('Cuci gudang', 'Clearance'),
    text: words('Harga turun sampai 20% selama stok ada', 'Up to 20% off while stock lasts'),
    terms: { id: ['Selama stok masih ada'], en: ['While stock lasts'] },
    rule: { discounted: true, order_by: 'newest' },
  },
]

export const homeSections: readonly { title: Words; rule: SectionRule }[] = [
  { title: words('Terlaris minggu ini', 'Best sellers this week'), rule: { order_by: 'best_selling' } },
  { title: words('Harga turun', 'Price drops'), rule: { discounted: true, order_by: 'best_selling' } },
  { title: words('Gratis ongkir', 'Free shipping'), rule: { free_shipping: true, order_by: 'rating' } },
  { title: words('Bahan pokok', 'Staples'), rule: { category: 'bahan-pokok', order_by: 'best_selling' } },
  { title: words('Kebutuhan kantor', 'Office supplies'), rule: { category: 'alat-tulis-kantor', order_by: 'best_selling' } },
  { title: words('Baru datang', 'New arrivals'), rule: { order_by: 'newest' } },
]

export const streamTitles = [
  'Bedah harga beras: mana yang pas untuk restoran?', 'Belanja bahan kue langsung dari gudang', 'Pilih oli yang tepat untuk armada Anda',
  'Kemasan takeaway: kuat, murah, food grade', 'Stok warung minggu ini', 'Kopi susu gula aren: resep dan modalnya',
  'ATK kantor: paket hemat akhir bulan', 'Frozen food tahan berapa lama?',
] as const

export const popularKeywords = [
  'beras', 'minyak goreng', 'gula pasir', 'kertas a4', 'oli mesin', 'kopi bubuk', 'gelas plastik', 'masker medis', 'mi instan', 'tisu',
] as const
