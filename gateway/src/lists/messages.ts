import { defineMessages, textOf } from '@borong/api/messages'
import type { Language } from '../server/domain.ts'

// Quick order reads the first two columns of this file.
export const columnMessages = defineMessages({
  code: { id: 'Kode', en: 'Code' },
  quantity: { id: 'Jumlah', en: 'Quantity' },
  unit: { id: 'Satuan', en: 'Unit' },
  name: { id: 'Nama produk', en: 'Product name' },
  seller: { id: 'Toko', en: 'Store' },
  price: { id: 'Harga satuan', en: 'Unit price' },
  subtotal: { id: 'Subtotal', en: 'Subtotal' },
  notes: { id: 'Catatan', en: 'Notes' },
})

const lineMessages = defineMessages({
  CODE_MISSING: { id: 'Kode produk belum diisi', en: 'The product code is missing' },
  CODE_UNKNOWN: { id: 'Kode produk tidak dikenal', en: 'There is no product with this code' },
  CODE_MISTYPED: {
    id: 'Ada angka yang salah pada kode ini',
    en: 'This code has a wrong digit',
  },
  CODE_SEVERAL: {
    id: 'Beberapa penjual menjual barang ini. Pilih satu',
    en: 'Several sellers have this product. Choose one',
  },
  QUANTITY_INVALID: {
    id: 'Tulis jumlah sebagai angka bulat, misalnya 12',
    en: 'Write the quantity as a whole number, for example 12',
  },
  DOUBLED: { id: 'Produk ini sudah ada di baris {n}', en: 'Line {n} has this product already' },
})

export const lineMessage = (
  code: keyof typeof lineMessages,
  language: Language,
  n = 0,
): { code: string; message: string } => ({
  code,
  message: textOf(lineMessages[code], language, { n }),
})

/** The mail one day before the day of a recurring list. */
export const noticeMessages = defineMessages({
  subject: { id: 'Besok jadwal belanja {list}', en: 'Your list {list} is due tomorrow' },
  lead: {
    id: 'Daftar {list} dijadwalkan {day}. Harga hari ini:',
    en: 'The list {list} is scheduled for {day}. Today’s prices:',
  },
  total: {
    id: 'Total barang {total}, belum termasuk ongkos kirim.',
    en: 'The goods cost {total}, without freight.',
  },
  ordered: {
    id: 'Besok pukul 08.00 WIB daftar ini dipesan bila totalnya dengan ongkos kirim paling banyak {cap}. Lewati atau jeda di halaman daftar.',
    en: 'Tomorrow at 08:00 WIB this list is ordered if its total with freight is at most {cap}. Skip or pause it on the page of the list.',
  },
  nothing: {
    id: 'Tidak ada yang dipesan otomatis. Masukkan daftar ke keranjang bila sudah sesuai.',
    en: 'Nothing is ordered by itself. Put the list into your cart when it suits you.',
  },
  open: { id: 'Buka daftar', en: 'Open the list' },
})
