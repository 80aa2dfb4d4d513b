import { defineMessages } from '@borong/api/messages'

/** The header of the file, in the order of its columns. */
export const priceMessages = defineMessages({
  day: { id: 'Tanggal', en: 'Date' },
  order: { id: 'Pesanan', en: 'Order' },
  code: { id: 'Kode produk', en: 'Product code' },
  name: { id: 'Barang', en: 'Goods' },
  seller: { id: 'Penjual', en: 'Seller' },
  quantity: { id: 'Jumlah', en: 'Quantity' },
  unit: { id: 'Satuan', en: 'Unit' },
  price: { id: 'Harga satuan', en: 'Unit price' },
  lowest: { id: 'Harga pasar terendah sekarang', en: 'Lowest market price now' },
  highest: { id: 'Harga pasar tertinggi sekarang', en: 'Highest market price now' },
  sellers: { id: 'Penjual yang punya stok', en: 'Sellers with stock' },
})
