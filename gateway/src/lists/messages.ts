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
