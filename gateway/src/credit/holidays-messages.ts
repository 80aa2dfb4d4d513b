import { defineMessages } from '@borong/api/messages'

/** The desk's page of holidays. */
export const holidayMessages = defineMessages({
  title: { id: 'Hari libur', en: 'Holidays' },
  intro: {
    id: 'Jatuh tempo faktur kredit yang baru melewati akhir pekan dan hari libur nasional. 1 Januari, 1 Mei, 1 Juni, 17 Agustus, dan 25 Desember selalu libur. Hari lain diisi di sini menurut SKB 3 Menteri. Faktur yang sudah ada tidak berubah.',
    en: 'Due days of new credit invoices skip weekends and national holidays. 1 January, 1 May, 1 June, 17 August and 25 December are always holidays. Other days are added here, as the joint decree of three ministers sets them. Existing invoices do not change.',
  },
  missing: {
    id: 'Belum ada hari libur lain untuk tahun {year}.',
    en: 'There are no other holidays for {year} yet.',
  },
  day: { id: 'Tanggal', en: 'Day' },
  name: { id: 'Nama', en: 'Name' },
  origin: { id: 'Asal', en: 'Origin' },
  decree: { id: 'SKB', en: 'Decree' },
  estimate: { id: 'Perkiraan, belum ada SKB', en: 'Estimate, no decree yet' },
  add: { id: 'Tambah', en: 'Add' },
  remove: { id: 'Hapus', en: 'Remove' },
  refused: {
    id: 'Tidak tersimpan. Periksa isian dan muat ulang halaman.',
    en: 'Not saved. Check the fields and reload the page.',
  },
})
