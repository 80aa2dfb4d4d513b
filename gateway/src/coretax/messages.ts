import { defineMessages } from '@borong/api/messages'

export const taxInvoiceMessages = defineMessages({
  title: { id: 'Faktur pajak', en: 'Tax invoices' },
  one: { id: 'Faktur pajak satu bulan', en: 'Tax invoices of one month' },
  none: {
    id: 'Belum ada pembeli yang meminta faktur pajak.',
    en: 'No buyer wants a tax invoice yet.',
  },
  issuedOf: { id: '{issued} dari {count} sudah diunggah', en: '{issued} of {count} uploaded' },
  back: { id: 'Semua bulan', en: 'All months' },
  own: { id: 'Data pajak toko', en: 'Tax data of the store' },
  tin: { id: 'NPWP toko (16 angka)', en: 'NPWP of the store (16 digits)' },
  nitku: { id: 'NITKU toko (22 angka)', en: 'NITKU of the store (22 digits)' },
  save: { id: 'Simpan', en: 'Save' },
  download: { id: 'Unduh XML Coretax', en: 'Download the Coretax XML' },
  part: { id: 'bagian {part} dari {parts}', en: 'part {part} of {parts}' },
  first: {
    id: 'Isi data pajak toko untuk mengunduh XML.',
    en: 'Fill in the tax data of the store to download the XML.',
  },
  incomplete: {
    id: 'NPWP lama 15 angka. Minta pembeli melengkapinya; pesanan ini tidak ada di XML.',
    en: 'An old NPWP of 15 digits. Ask the buyer to complete it; this order is not in the XML.',
  },
  base: { id: 'DPP', en: 'Price without tax' },
  otherBase: { id: 'DPP nilai lain', en: 'Tax base (DPP nilai lain)' },
  tax: { id: 'PPN', en: 'VAT (PPN)' },
  number: { id: 'Nomor faktur pajak (17 angka)', en: 'Number of the tax invoice (17 digits)' },
  file: { id: 'Faktur pajak (PDF)', en: 'Tax invoice (PDF)' },
  upload: { id: 'Unggah faktur', en: 'Upload the invoice' },
  replace: { id: 'Ganti faktur', en: 'Replace the invoice' },
  done: { id: 'Sudah diunggah', en: 'Uploaded' },
  refundsOf: { id: '{count} retur', en: '{count} refunds' },
  creditNotes: { id: 'Retur bulan ini', en: 'Refunds of this month' },
  creditNotesHint: {
    id: 'Barang yang dikembalikan dananya setelah faktur pajak diunggah mengurangi PPN keluaran. Buat nota retur di Coretax untuk setiap baris. Retur sebelum itu sudah dikurangkan dari XML: jika XML lama sudah diimpor, buat faktur pengganti.',
    en: 'Goods refunded after the upload of the tax invoice lower the output tax. Make a credit note (nota retur) in Coretax for each line. The XML is lowered by earlier refunds: where an older XML was imported, make a replacement invoice (faktur pengganti).',
  },
  creditNotesFile: { id: 'Unduh daftar retur (CSV)', en: 'Download the refunds (CSV)' },
  numberUsed: {
    id: 'Nomor faktur pajak ini sudah dipakai untuk pesanan lain',
    en: 'This number of a tax invoice is used for another order',
  },
  offline: {
    id: 'Gateway tidak menjawab. Coba lagi.',
    en: 'The gateway does not answer. Try again.',
  },
  nothingToInvoice: {
    id: 'Semua barang paket ini dibatalkan atau dikembalikan dananya. Tidak ada yang difakturkan.',
    en: 'All goods of this parcel are cancelled or refunded. There is nothing to invoice.',
  },
  notPdf: { id: 'Unggah faktur pajak sebagai PDF', en: 'Upload the tax invoice as a PDF' },
  placeWrong: {
    id: 'NITKU harus diawali NPWP toko',
    en: 'The NITKU has to begin with the NPWP of the store',
  },
})

/** The columns of the file of credit notes, in their order. */
export const creditNoteMessages = defineMessages({
  number: { id: 'Nomor nota retur', en: 'Credit note' },
  day: { id: 'Tanggal retur', en: 'Day of the refund' },
  order: { id: 'Nomor pesanan', en: 'Order number' },
  invoice: { id: 'Nomor faktur pajak', en: 'Tax invoice' },
  buyer: { id: 'Pembeli', en: 'Buyer' },
  taxNumber: { id: 'NPWP/NIK', en: 'NPWP/NIK' },
  goods: { id: 'Barang', en: 'Goods' },
  unit: { id: 'Satuan', en: 'Unit' },
  quantity: { id: 'Jumlah', en: 'Quantity' },
  net: { id: 'DPP', en: 'Price without tax' },
  base: { id: 'DPP nilai lain', en: 'Tax base (DPP nilai lain)' },
  tax: { id: 'PPN', en: 'VAT (PPN)' },
})
