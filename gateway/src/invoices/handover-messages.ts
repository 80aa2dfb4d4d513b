import { defineMessages } from '@borong/api/messages'

/** The hand-over document of a parcel. */
export const handoverMessages = defineMessages({
  title: { id: 'Berita Acara Serah Terima', en: 'Hand-over document (BAST)' },
  number: { id: 'Nomor', en: 'Number' },
  date: { id: 'Tanggal serah terima', en: 'Handed over on' },
  order: { id: 'Nomor pesanan', en: 'Order number' },
  po: { id: 'Nomor PO', en: 'PO number' },
  centre: { id: 'Pusat biaya', en: 'Cost centre' },
  reference: { id: 'Referensi', en: 'Reference' },
  first: { id: 'Pihak pertama (yang menyerahkan)', en: 'First party (hands over)' },
  second: { id: 'Pihak kedua (yang menerima)', en: 'Second party (receives)' },
  address: { id: 'Alamat', en: 'Address' },
  shipment: { id: 'Pengiriman', en: 'Shipment' },
  goods: { id: 'Barang', en: 'Goods' },
  quantity: { id: 'Jumlah', en: 'Quantity' },
  statement: {
    id: 'Pihak pertama menyerahkan dan pihak kedua menerima barang di atas. Keberatan tentang jumlah atau kondisi barang dicatat di bawah ini.',
    en: 'The first party hands over and the second party receives the goods above. Objections about the quantity or the condition of the goods are noted below.',
  },
  notes: { id: 'Catatan', en: 'Notes' },
  sign: { id: 'Nama, jabatan, tanda tangan', en: 'Name, position, signature' },
})
