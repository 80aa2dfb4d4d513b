import { defineMessages } from '@borong/api/messages'

/** Why a row of a file of goods can not be used. */
export const faultMessages = defineMessages({
  code: {
    id: 'kode kosong atau tidak valid (huruf, angka, . / - _, paling banyak 40)',
    en: 'the code is empty or not valid (letters, digits, . / - _, at most 40)',
  },
  repeated: { id: 'kode ini ada di baris sebelumnya', en: 'an earlier row has this code' },
  name: {
    id: 'nama kosong atau lebih dari 150 huruf',
    en: 'the name is empty or longer than 150 letters',
  },
  category: {
    id: 'kategori bukan kategori terkecil di pasar ini',
    en: 'the category is no smallest category of this market',
  },
  brand: { id: 'merek lebih dari 60 huruf', en: 'the brand is longer than 60 letters' },
  unit: { id: 'satuan kosong atau tidak valid', en: 'the unit is empty or not valid' },
  price: { id: 'harga bukan rupiah bulat', en: 'the price is no whole amount of rupiah' },
  cheaper: {
    id: 'harga grosir tidak valid; contoh: 10=9500; 50=9000, makin banyak makin murah',
    en: 'the wholesale prices are not valid; for example 10=9500; 50=9000, cheaper from step to step',
  },
  minimum: {
    id: 'minimum bukan bilangan bulat dari 1',
    en: 'the minimum is no whole number from 1',
  },
  step: { id: 'kelipatan bukan bilangan bulat dari 1', en: 'the step is no whole number from 1' },
  stock: { id: 'stok bukan bilangan bulat', en: 'the stock is no whole number' },
  weight: {
    id: 'berat bukan gram bulat dari 1',
    en: 'the weight is no whole number of grams from 1',
  },
  size: {
    id: 'ukuran bukan sentimeter bulat dari 1',
    en: 'a size is no whole number of centimetres from 1',
  },
  gtin: { id: 'barcode salah', en: 'the barcode is wrong' },
  ppn: { id: 'PPN harus ya atau tidak', en: 'PPN has to be yes or no' },
  storage: {
    id: 'penyimpanan harus suhu ruang, dingin, atau beku',
    en: 'the storage has to be ambient, chilled or frozen',
  },
  description: {
    id: 'deskripsi lebih dari 5.000 huruf',
    en: 'the description is longer than 5,000 letters',
  },
  specification: {
    id: 'spesifikasi tidak valid; contoh: Isi kemasan: 5 kg; Bahan: katun',
    en: 'the specification is not valid; for example Isi kemasan: 5 kg; Bahan: katun',
  },
  archived: {
    id: 'produk diarsipkan; aktifkan dahulu',
    en: 'the product is archived; restore it first',
  },
  unknown: { id: 'tidak ada produk dengan kode ini', en: 'there is no product with this code' },
  older: {
    id: 'stok yang lebih baru sudah diterima',
    en: 'a newer stock has been received already',
  },
})

export const goodsMessages = defineMessages({
  title: { id: 'Barang', en: 'Goods' },
  PICTURE_INVALID: {
    id: 'Gambar tidak dapat dibaca, atau lebih kecil dari 300 × 300 piksel.',
    en: 'The picture can not be read, or is smaller than 300 × 300 pixels.',
  },
  TOO_MANY_PICTURES: {
    id: 'Paling banyak {most} gambar untuk satu produk.',
    en: 'At most {most} pictures for one product.',
  },
  AS_OF_FUTURE: {
    id: 'Waktu stok ada di masa depan.',
    en: 'The time of the stock is in the future.',
  },
})

export const viewMessages = defineMessages({
  search: { id: 'Cari nama atau kode', en: 'Search by name or code' },
  find: { id: 'Cari', en: 'Search' },
  empty: { id: 'Belum ada barang di sini.', en: 'There are no goods here yet.' },
  code: { id: 'Kode', en: 'Code' },
  stock: { id: 'Stok', en: 'Stock' },
  minimum: { id: 'minimum', en: 'minimum' },
  archived: { id: 'Diarsipkan', en: 'Archived' },
  archive: { id: 'Arsipkan', en: 'Archive' },
  restore: { id: 'Aktifkan lagi', en: 'Restore' },
  pictures: { id: 'Gambar', en: 'Pictures' },
  addPicture: { id: 'Tambah gambar', en: 'Add a picture' },
  first: { id: 'Jadikan pertama', en: 'Make it the first' },
  removePicture: { id: 'Hapus', en: 'Remove' },
  setStock: { id: 'Simpan stok', en: 'Save the stock' },
  reason: { id: 'Alasan', en: 'Reason' },
  note: { id: 'Catatan', en: 'Note' },
  import: { id: 'Impor barang', en: 'Import goods' },
  importHint: {
    id: 'CSV atau XLSX dengan kolom kode, nama, kategori, merek, satuan, harga, grosir, minimum, kelipatan, stok, berat (gram), panjang, lebar, tinggi (cm), barcode, PPN, penyimpanan, deskripsi, spesifikasi. Kode yang sudah ada diubah; kolom yang tidak ada di berkas tetap seperti semula.',
    en: 'CSV or XLSX with the columns code, name, category, brand, unit, price, wholesale, minimum, step, stock, weight (grams), length, width, height (cm), barcode, PPN, storage, description, specification. A code that is there is changed; columns that the file lacks stay as they are.',
  },
  send: { id: 'Kirim', en: 'Send' },
  export: { id: 'Unduh semua sebagai CSV', en: 'Download all as CSV' },
  failed: {
    id: 'Tidak terkirim. Periksa koneksi, lalu coba lagi.',
    en: 'Not sent. Check the connection, then try again.',
  },
})

export const reasonMessages = defineMessages({
  count: { id: 'Hitung ulang', en: 'Counted again' },
  received: { id: 'Barang masuk', en: 'Goods received' },
  damaged: { id: 'Rusak atau hilang', en: 'Damaged or lost' },
})

export const keyMessages = defineMessages({
  title: { id: 'Kunci sistem penjual', en: 'Keys of the seller’s system' },
  hint: {
    id: 'Dengan kunci, sistem Anda (ERP, kasir) mengirim stok dan barang sendiri. Kunci hanya berlaku untuk barang toko ini.',
    en: 'With a key your own system (ERP, cash desk) sends stocks and goods. It is valid for the goods of this store alone.',
  },
  name: { id: 'Nama sistem', en: 'Name of the system' },
  add: { id: 'Buat kunci', en: 'Create a key' },
  made: {
    id: 'Simpan kunci ini sekarang. Kunci tidak ditampilkan lagi:',
    en: 'Store this key now. It is not shown again:',
  },
  most: {
    id: 'Paling banyak 10 kunci. Cabut satu dahulu.',
    en: 'At most 10 keys. Revoke one first.',
  },
  used: { id: 'terakhir dipakai', en: 'last used' },
  unused: { id: 'belum pernah', en: 'never' },
  revoke: { id: 'Cabut', en: 'Revoke' },
  link: { id: 'Kunci sistem', en: 'Keys' },
})
