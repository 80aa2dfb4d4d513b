import { defineMessages } from '@borong/api/messages'

// Quick order reads the first two columns of this file.
export const columnMessages = defineMessages({
  code: { id: 'Kode', en: 'Code' },
  minimum: { id: 'Jumlah minimum', en: 'Minimum quantity' },
  unit: { id: 'Satuan', en: 'Unit' },
  name: { id: 'Nama produk', en: 'Product name' },
  price: { id: 'Harga satuan', en: 'Unit price' },
  seller: { id: 'Toko', en: 'Store' },
  city: { id: 'Kota', en: 'City' },
  rating: { id: 'Rating', en: 'Rating' },
  sold: { id: 'Terjual', en: 'Sold' },
  stock: { id: 'Stok', en: 'Stock' },
})

export const stockMessages = defineMessages({
  available: { id: 'Tersedia', en: 'Available' },
  soldOut: { id: 'Habis', en: 'Sold out' },
})
