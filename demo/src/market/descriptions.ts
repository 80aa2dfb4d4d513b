import { pathOf } from './categories.ts'
import { prng } from './prng.ts'
import type { Listing } from './listing.ts'

interface GroupWords {
  /** Advantages of the goods of this group; one is picked. */
  praise: string[]
  use: string
  keep: string
  facts: [name: string, value: string][]
}

const food: GroupWords = {
  praise: [
    'Mutu terjaga dan rasa konsisten dari satu pengiriman ke pengiriman berikutnya.',
    'Bahan pilihan, dikemas rapat agar tetap segar.',
  ],
  use: 'Cocok untuk restoran, katering, hotel, dan warung makan.',
  keep: 'Simpan di tempat sejuk dan kering, jauh dari sinar matahari.',
  facts: [
    ['Masa simpan', '12 bulan'],
    ['Sertifikat', 'Halal'],
  ],
}
const cold: GroupWords = {
  praise: [
    'Dibersihkan dan dikemas higienis, rantai dingin dijaga sampai ke tempat Anda.',
    'Dipilih setiap pagi dan dikirim dengan pendingin.',
  ],
  use: 'Cocok untuk restoran, katering, hotel, dan penjual olahan.',
  keep: 'Simpan pada suhu -18 °C untuk produk beku atau 0-4 °C untuk produk segar.',
  facts: [
    ['Penyimpanan', 'Dingin atau beku'],
    ['Sertifikat', 'Halal'],
  ],
}
const fresh: GroupWords = {
  praise: [
    'Dipanen segar dan disortir sebelum dikirim.',
    'Langsung dari petani, ukuran dan mutu sudah disortir.',
  ],
  use: 'Cocok untuk restoran, katering, dan penjual sayur atau jus.',
  keep: 'Berat dapat berbeda sedikit karena sifat hasil tani.',
  facts: [
    ['Asal', 'Lokal'],
    ['Sortir', 'Sudah disortir'],
  ],
}
const pack: GroupWords = {
  praise: [
    'Bahan aman untuk makanan, kuat, dan tidak mudah bocor.',
    'Ukuran seragam sehingga rapi saat ditumpuk.',
  ],
  use: 'Cocok untuk usaha kuliner, katering, dan pesan antar.',
  keep: 'Warna dapat sedikit berbeda antar produksi.',
  facts: [
    ['Bahan', 'Aman untuk makanan'],
    ['Asal', 'Indonesia'],
  ],
}
const gear: GroupWords = {
  praise: [
    'Tahan dipakai setiap hari dan mudah dibersihkan.',
    'Rangka kokoh, suku cadang mudah didapat.',
  ],
  use: 'Cocok untuk usaha yang membutuhkan alat tahan lama.',
  keep: 'Periksa barang saat diterima; rekam video ketika membuka kemasan.',
  facts: [
    ['Garansi', '12 bulan'],
    ['Kondisi', 'Baru'],
  ],
}
const paper: GroupWords = {
  praise: [
    'Mutu stabil untuk pemakaian kantor sehari-hari.',
    'Pilihan hemat untuk kebutuhan rutin kantor dan sekolah.',
  ],
  use: 'Cocok untuk kantor, sekolah, percetakan, dan toko.',
  keep: 'Simpan di tempat kering.',
  facts: [
    ['Kondisi', 'Baru'],
    ['Asal', 'Indonesia'],
  ],
}
const clean: GroupWords = {
  praise: [
    'Ampuh, wangi tidak menyengat, dan hemat dipakai.',
    'Konsentrat yang hemat untuk pemakaian besar.',
  ],
  use: 'Cocok untuk gedung, hotel, penatu, dan rumah tangga.',
  keep: 'Jauhkan dari jangkauan anak-anak.',
  facts: [
    ['Izin edar', 'Terdaftar'],
    ['Masa simpan', '24 bulan'],
  ],
}
const shop: GroupWords = {
  praise: [
    'Laku cepat di toko kelontong dan minimarket.',
    'Stok rutin, kemasan baru, dan tanggal kedaluwarsa panjang.',
  ],
  use: 'Cocok untuk minimarket, warung, dan agen.',
  keep: 'Simpan di tempat sejuk dan kering.',
  facts: [
    ['Masa simpan', '12 bulan'],
    ['Izin edar', 'Terdaftar BPOM'],
  ],
}
const adult: GroupWords = {
  praise: ['Produk resmi dengan pita cukai.', 'Produk resmi dari distributor berizin.'],
  use: 'Khusus pembeli berusia 21 tahun ke atas dengan izin usaha yang sesuai.',
  keep: 'Simpan di tempat sejuk, jauh dari sinar matahari.',
  facts: [
    ['Batas usia', '21 tahun ke atas'],
    ['Cukai', 'Berpita cukai'],
  ],
}
const motor: GroupWords = {
  praise: [
    'Memenuhi standar pabrik dan mudah dipasang.',
    'Tahan lama untuk pemakaian harian maupun niaga.',
  ],
  use: 'Cocok untuk bengkel, armada, dan toko suku cadang.',
  keep: 'Cocokkan tipe dengan kendaraan sebelum membeli.',
  facts: [
    ['Kondisi', 'Baru'],
    ['Garansi', 'Tukar bila cacat produksi, 7 hari'],
  ],
}
const build: GroupWords = {
  praise: [
    'Mutu sesuai standar SNI untuk pekerjaan bangunan.',
    'Stok besar, siap kirim ke lokasi proyek.',
  ],
  use: 'Cocok untuk kontraktor, pengembang, dan toko bangunan.',
  keep: 'Simpan di tempat kering dan terlindung dari hujan.',
  facts: [
    ['Standar', 'SNI'],
    ['Kondisi', 'Baru'],
  ],
}

const byGroup: Record<string, GroupWords> = {
  'Bahan Pokok': food,
  'Bumbu & Saus': food,
  'Susu & Bahan Kue': food,
  'Bahan Minuman': food,
  'Pantry Kantor': food,
  'Daging, Ayam & Ikan': cold,
  'Sayur & Buah': fresh,
  'Kemasan Makanan': pack,
  'Dapur & Peralatan Saji': gear,
  'Elektronik Kantor': gear,
  'Furnitur Kantor': gear,
  'Listrik & Lampu': gear,
  'Alat Bengkel': gear,
  'Perlengkapan Toko': paper,
  'Keselamatan Kerja': gear,
  'Kertas & Cetak': paper,
  'Alat Tulis Kantor': paper,
  'Kebersihan Gedung': clean,
  'Kebutuhan Rumah': clean,
  'Bahan Bangunan': build,
  'Makanan Kemasan': shop,
  Camilan: shop,
  'Minuman Kemasan': shop,
  'Perawatan Diri': shop,
  Kesehatan: shop,
  'Ibu & Bayi': shop,
  'Minuman Beralkohol': adult,
  'Rokok & Tembakau': adult,
}

const wordsFor = (listing: Listing): GroupWords =>
  byGroup[pathOf(listing.family.leaf)[1]!.nameId] ?? motor

/** A seller's description, in the typical Indonesian of sellers. */
export function describe(listing: Listing, name: string): string {
  const words = wordsFor(listing)
  return [
    `${name}. ${prng('praise', listing.id).pick(words.praise)} ${words.use}`,
    `Dijual per ${listing.size.unit}. Semakin banyak jumlahnya, semakin murah harganya.`,
    words.keep,
  ].join('\n\n')
}

export function specify(listing: Listing): { name: string; value: string }[] {
  const { family, brand, kind, size } = listing
  const rows: [string, string][] = [
    ['Merek', brand?.name ?? 'Tanpa merek'],
    ['Kategori', family.leaf.nameId],
    ...(kind.name ? [['Jenis', kind.name] as [string, string]] : []),
    ...(size.text ? [['Isi kemasan', size.text] as [string, string]] : []),
    ['Satuan jual', size.unit],
    ['Berat', `${size.kilograms.toLocaleString('id-ID')} kg`],
    ...wordsFor(listing).facts,
  ]
  return (
    rows
      // Goods without a brand come from markets and farms, which have no certificate.
      .filter(([key]) => brand || key !== 'Sertifikat')
      .map(([key, value]) => ({ name: key, value }))
  )
}
