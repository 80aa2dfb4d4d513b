import type { SectionRule, Words } from '@borong/gateway/campaigns/table'
import { type Shown, words } from './showcase.ts'

export interface CampaignSeed extends Shown {
  alias: string
  sections: { title: Words; rule: SectionRule }[]
}

export const campaignSeeds: readonly CampaignSeed[] = [
  {
    alias: 'pesta-sembako',
    palette: 'rice',
    tone: 'soft',
    badge: words('Pilihan', 'Selected'),
    leaves: ['beras', 'tepung', 'telur'],
    title: words('Pesta Sembako', 'Staples Festival'),
    text: words(
      'Beras, minyak, gula, dan telur harga distributor',
      'Rice, oil, sugar and eggs at distributor prices',
    ),
    sections: [
      {
        title: words('Beras pilihan', 'Selected rice'),
        rule: { category: 'beras', order_by: 'best_selling' },
      },
      {
        title: words('Minyak goreng', 'Cooking oil'),
        rule: { category: 'minyak-goreng', order_by: 'best_selling' },
      },
      {
        title: words('Gula, garam, dan tepung', 'Sugar, salt and flour'),
        rule: { category: 'bahan-pokok', discounted: true },
      },
    ],
  },
  {
    alias: 'kantor-hemat',
    palette: 'stationery',
    tone: 'soft',
    leaves: ['kertas', 'kursi', 'map-arsip'],
    title: words('Kantor Hemat', 'Office Savings'),
    text: words(
      'Semua kebutuhan kantor dalam satu faktur',
      'Everything for the office on one invoice',
    ),
    sections: [
      {
        title: words('Kertas dan cetak', 'Paper and print'),
        rule: { category: 'kertas-cetak', order_by: 'best_selling' },
      },
      {
        title: words('Furnitur kantor', 'Office furniture'),
        rule: { category: 'furnitur-kantor', order_by: 'rating' },
      },
      {
        title: words('Kebersihan gedung', 'Building cleaning'),
        rule: { category: 'kebersihan-gedung', order_by: 'best_selling' },
      },
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
      {
        title: words('Makanan kemasan terlaris', 'Best-selling packaged food'),
        rule: { category: 'makanan-kemasan', order_by: 'best_selling' },
      },
      {
        title: words('Camilan', 'Snacks'),
        rule: { category: 'camilan', order_by: 'best_selling' },
      },
      {
        title: words('Minuman dingin', 'Cold drinks'),
        rule: { category: 'minuman-kemasan', order_by: 'best_selling' },
      },
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
      {
        title: words('Oli dan cairan', 'Oils and fluids'),
        rule: { category: 'oli-cairan', order_by: 'best_selling' },
      },
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
    badge: words('Hemat 20%', 'Save 20%'),
    leaves: ['beras', 'kopi', 'kertas'],
    title: words('Voucher selamat datang 20%', '20% welcome voucher'),
    text: words(
      'Diskon 20% dan gratis ongkir sampai Rp 200.000',
      '20% off and free shipping up to Rp 200,000',
    ),
    terms: {
      id: ['Untuk pesanan pertama', 'Satu voucher untuk satu pesanan'],
      en: ['For the first order', 'One voucher for one order'],
    },
    rule: { order_by: 'best_selling' },
  },
  {
    alias: 'gratis-ongkir-nusantara',
    voucher: 'GRATISONGKIR',
    palette: 'water',
    tone: 'soft',
    badge: words('Gratis ongkir', 'Free shipping'),
    leaves: ['air-mineral', 'tisu'],
    title: words('Gratis ongkir Nusantara', 'Free shipping across Indonesia'),
    text: words(
      'Dari ratusan penjual ke seluruh Indonesia',
      'From hundreds of sellers to all of Indonesia',
    ),
    terms: {
      id: ['Khusus produk bertanda gratis ongkir', 'Minimum belanja mengikuti penjual'],
      en: ['For products with the free shipping mark', 'The seller\u2019s minimum purchase holds'],
    },
    rule: { free_shipping: true, order_by: 'best_selling' },
  },
  {
    alias: 'resto-hemat',
    voucher: 'BORONG100',
    palette: 'sauce',
    tone: 'soft',
    badge: words('Resto', 'Restaurants'),
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
    badge: words('Cashback 5%', '5% cashback'),
    leaves: ['kertas', 'printer-proyektor'],
    title: words('Cashback 5% kebutuhan kantor', '5% cashback for the office'),
    text: words('Kembali sebagai saldo kredit', 'Comes back as credit'),
    terms: {
      id: ['Cashback setelah pesanan selesai'],
      en: ['Cashback once the order is completed'],
    },
    rule: { category: 'big-office', order_by: 'best_selling' },
  },
  {
    alias: 'cuci-gudang',
    voucher: null,
    palette: 'snack',
    tone: 'dark',
    badge: words('Diskon', 'Discount'),
    leaves: ['detergen-pelembut', 'biskuit-wafer'],
    title: words('Cuci gudang', 'Clearance'),
    text: words('Harga turun sampai 20% selama stok ada', 'Up to 20% off while stock lasts'),
    terms: { id: ['Selama stok masih ada'], en: ['While stock lasts'] },
    rule: { discounted: true, order_by: 'newest' },
  },
]
