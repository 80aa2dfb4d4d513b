import { defineMessages } from '@borong/api/messages'

/** Why a row of a file of categories can not be used. */
export const faultMessages = defineMessages({
  slug: {
    id: 'alamat kosong atau tidak valid (huruf kecil, angka, tanda hubung)',
    en: 'the address is empty or not valid (small letters, digits, hyphens)',
  },
  repeated: { id: 'alamat ini ada di baris sebelumnya', en: 'an earlier row has this address' },
  name: {
    id: 'nama kosong atau lebih dari 60 huruf',
    en: 'a name is empty or longer than 60 letters',
  },
  adult: { id: 'dewasa harus ya atau tidak', en: 'adult has to be yes or no' },
  area: {
    id: 'kategori besar harus big-resto, big-office, big-mart, atau big-auto; isi induk untuk yang lain',
    en: 'a big category has to be big-resto, big-office, big-mart or big-auto; name the parent of others',
  },
  parent: { id: 'induk tidak ada', en: 'there is no such parent' },
  deep: { id: 'induk adalah kategori terkecil', en: 'the parent is a smallest category' },
  moved: { id: 'induk tidak dapat diganti', en: 'the parent can not be changed' },
})

export const categoryMessages = defineMessages({
  title: { id: 'Kategori', en: 'Categories' },
  empty: {
    id: 'Belum ada kategori. Kirim berkas pertama: kategori besar, kelompok, lalu kategori terkecil.',
    en: 'There are no categories yet. Send the first file: big categories, groups, then the smallest ones.',
  },
  import: { id: 'Impor kategori', en: 'Import categories' },
  hint: {
    id: 'CSV atau XLSX dengan kolom alamat, nama, nama inggris, induk, dewasa. Kategori besar (big-resto, big-office, big-mart, big-auto) tanpa induk; induk ada di baris sebelumnya. Alamat yang sudah ada diganti namanya.',
    en: 'CSV or XLSX with the columns address, name, english, parent, adult. Big categories (big-resto, big-office, big-mart, big-auto) have no parent; a parent stands in an earlier row. An address that is there gets the new names.',
  },
  export: { id: 'Unduh sebagai CSV', en: 'Download as CSV' },
  products: { id: 'produk', en: 'products' },
  adults: { id: 'dewasa', en: 'adults' },
  failed: {
    id: 'Tidak terkirim. Periksa koneksi, lalu coba lagi.',
    en: 'Not sent. Check the connection, then try again.',
  },
})
