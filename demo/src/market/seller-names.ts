/** The beginnings of sellers' names. */
export const legalForms = [
  'Toko',
  'Toko',
  'Toko',
  'UD',
  'UD',
  'CV',
  'CV',
  'PT',
  'Grosir',
  'Grosir',
  'Agen',
  'Distributor',
  'Sentra',
] as const

/** Words of good fortune, which are common in shop names. */
export const luckyWords = [
  'Sumber Rejeki',
  'Makmur Jaya',
  'Sinar Abadi',
  'Berkah Bersama',
  'Maju Sejahtera',
  'Cahaya Baru',
  'Tunas Harapan',
  'Mitra Usaha',
  'Karya Mandiri',
  'Anugerah',
  'Harapan Kita',
  'Sejahtera',
  'Barokah',
  'Sentosa',
  'Bintang Timur',
  'Mulia Jaya',
  'Rukun Makmur',
  'Surya Kencana',
  'Putra Nusantara',
  'Dua Saudara',
  'Tiga Putri',
  'Laris Manis',
  'Murah Jaya',
  'Subur',
  'Gemilang',
  'Setia Kawan',
  'Mekar Sari',
  'Jaya Abadi',
  'Prima',
  'Lancar Jaya',
  'Bumi Raya',
  'Wijaya',
  'Kurnia',
  'Amanah',
  'Sukses Bersama',
  'Indo Makmur',
  'Citra Niaga',
  'Nusantara',
  'Guna Karya',
  'Sari Bumi',
  'Pelita',
  'Mega Niaga',
  'Arta Guna',
  'Hikmah',
  'Rizki Abadi',
  'Samudra',
  'Puncak Jaya',
  'Tani Makmur',
  'Bersaudara',
  'Utama',
] as const

export interface Trade {
  /** The words for the trade of a shop of this group. */
  words: string[]
  /** Other groups that such a shop may sell from. */
  neighbours: string[]
}

const list = `
Bahan Pokok | Sembako, Pangan, Beras | Bumbu & Saus, Makanan Kemasan
Bumbu & Saus | Bumbu, Rempah, Bumbu Dapur | Bahan Pokok, Susu & Bahan Kue
Daging, Ayam & Ikan | Frozen Food, Daging Segar, Pangan Beku | Sayur & Buah
Sayur & Buah | Sayur Mayur, Buah & Sayur, Hasil Tani | Daging, Ayam & Ikan
Susu & Bahan Kue | Bahan Kue, Bakery Supply | Bahan Minuman, Kemasan Makanan
Bahan Minuman | Kopi, Bahan Minuman | Susu & Bahan Kue, Pantry Kantor
Kemasan Makanan | Plastik, Kemasan, Packaging | Perlengkapan Toko, Susu & Bahan Kue
Dapur & Peralatan Saji | Alat Dapur, Perabot, Peralatan Resto | Kemasan Makanan
Minuman Beralkohol | Beverage, Wine & Beer |
Kertas & Cetak | Kertas, Tinta & Kertas | Alat Tulis Kantor
Alat Tulis Kantor | ATK, Stationery | Kertas & Cetak
Elektronik Kantor | Komputer, Elektronik | Kertas & Cetak, Listrik & Lampu
Furnitur Kantor | Furniture, Mebel | Perlengkapan Toko
Kebersihan Gedung | Hygiene, Kimia Bersih | Kebutuhan Rumah
Pantry Kantor | Pantry, Minuman | Minuman Kemasan, Bahan Minuman
Keselamatan Kerja | Safety, Alat Safety | Alat Bengkel, Bahan Bangunan
Bahan Bangunan | Bangunan, Material | Listrik & Lampu, Keselamatan Kerja
Listrik & Lampu | Elektrik, Listrik | Bahan Bangunan
Makanan Kemasan | Sembako, Makanan | Bahan Pokok, Camilan, Minuman Kemasan
Camilan | Snack, Camilan | Minuman Kemasan, Makanan Kemasan
Minuman Kemasan | Minuman, Air Minum | Pantry Kantor, Camilan
Perawatan Diri | Kosmetik, Toiletries | Ibu & Bayi, Kebutuhan Rumah
Kebutuhan Rumah | Rumah Tangga, Sabun | Kebersihan Gedung, Perawatan Diri
Kesehatan | Alkes, Medika | Ibu & Bayi
Ibu & Bayi | Baby Shop, Susu & Popok | Perawatan Diri, Kesehatan
Rokok & Tembakau | Tembakau, Rokok |
Perlengkapan Toko | Perlengkapan Toko, Kasir & Rak | Kemasan Makanan
Oli & Cairan | Oli, Pelumas | Suku Cadang, Ban
Ban | Ban, Ban Motor Mobil | Oli & Cairan, Aki & Kelistrikan
Aki & Kelistrikan | Aki, Aki & Dinamo | Suku Cadang, Ban
Suku Cadang | Motor, Sparepart | Oli & Cairan, Aki & Kelistrikan
Perawatan Kendaraan | Car Care, Aksesoris Mobil | Oli & Cairan
Alat Bengkel | Teknik, Perkakas | Suku Cadang, Keselamatan Kerja
`

/**
 * By the name of the group. A group's own name may have a comma, so neighbours are matched against the groups' names.
 */
export const trades: Readonly<Record<string, Trade>> = parse(list)

function parse(text: string): Record<string, Trade> {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.split(' |').map((cell) => cell.trim()) as [string, string, string])
  const groups = rows.map(([group]) => group)
  return Object.fromEntries(
    rows.map(([group, words, neighbours]) => [
      group,
      {
        words: words.split(', '),
        neighbours: groups.filter((name) => `, ${neighbours},`.includes(`, ${name},`)),
      },
    ]),
  )
}
