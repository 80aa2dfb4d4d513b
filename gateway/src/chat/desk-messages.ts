import { defineMessages } from '@borong/api/messages'

/** The page with buyers’ talks, and its changes of stores. */
export const talksMessages = defineMessages({
  intro: {
    id: 'Pesan pembeli kepada semua penjual berhenti di sini. Jawab sebagai penjualnya; pembeli melihat jawaban Anda di halaman chat.',
    en: 'What buyers write to any seller stops here. Answer as the seller; the buyer sees it on the chat page.',
  },
  empty: { id: 'Belum ada pesan.', en: 'No messages yet.' },
  answer: { id: 'Jawaban', en: 'Answer' },
  send: { id: 'Kirim', en: 'Send' },
  offline: {
    id: 'Gateway tidak menjawab, mencoba lagi …',
    en: 'The gateway does not answer, trying again …',
  },
  store: { id: 'Toko dan barang', en: 'Stores and goods' },
  storeIntro: {
    id: 'Berlaku seketika, juga untuk barang yang sudah ada di keranjang pembeli.',
    en: 'Takes effect immediately, also for goods that lie in buyers’ carts.',
  },
  address: {
    id: 'Alamat halaman toko atau produk',
    en: 'Address of the store’s or the product’s page',
  },
  action: { id: 'Tindakan', en: 'Action' },
  act: { id: 'Lakukan', en: 'Do it' },
  done: { id: 'Sudah dilakukan.', en: 'Done.' },
  unknown: { id: 'Toko atau produk ini tidak ada.', en: 'There is no such store or product.' },
  gtin: {
    id: 'GTIN (8, 12, 13, atau 14 angka; kosongkan untuk menghapus)',
    en: 'GTIN (8, 12, 13 or 14 digits; empty removes it)',
  },
  setGtin: { id: 'Simpan GTIN', en: 'Save the GTIN' },
  noGtin: { id: 'Ini bukan GTIN yang benar.', en: 'This is no correct GTIN.' },
  close: { id: 'Tutup toko', en: 'Close the store' },
  open: { id: 'Buka toko', en: 'Open the store' },
  raise: { id: 'Naikkan harga 10%', en: 'Raise the price by 10%' },
  lower: { id: 'Turunkan harga 10%', en: 'Lower the price by 10%' },
  'sell-out': { id: 'Habiskan stok', en: 'Empty the stock' },
  restock: { id: 'Isi stok', en: 'Fill the stock' },
})

/** The first page of the desk. */
export const deskMessages = defineMessages({
  title: { id: 'Meja penjual', en: 'Seller desk' },
})
