import { defineMessages } from '@borong/api/messages'

export const storeMessages = defineMessages({
  goods: { id: 'Barang dan stok', en: 'Goods and stock' },
  title: { id: 'Toko', en: 'Stores' },
  one: { id: 'Data toko', en: 'Data of the store' },
  intro: {
    id: 'Buka toko untuk mengubah alamat email dan keanggotaannya.',
    en: 'Open a store to change its email address and its membership.',
  },
  address: {
    id: 'Nama di alamat toko, atau alamat halamannya',
    en: 'Name in the store’s address, or the address of its page',
  },
  open: { id: 'Buka toko', en: 'Open the store' },
  own: { id: 'Buka data toko Anda', en: 'Open the data of your store' },
  back: { id: 'Toko lain', en: 'Another store' },
  mails: { id: 'Email pemberitahuan', en: 'Email for messages' },
  mailsText: {
    id: 'Borong menulis ke alamat ini saat pembeli memilih penawaran tender toko. Pembeli tidak melihatnya.',
    en: 'Borong writes to this address when a buyer chooses a tender offer of the store. Buyers do not see it.',
  },
  email: {
    id: 'Alamat email (kosongkan untuk menghapus)',
    en: 'Email address (empty to remove it)',
  },
  membership: { id: 'Keanggotaan', en: 'Membership' },
  membershipText: {
    id: 'Berlaku seketika di halaman toko, produk, dan pencarian.',
    en: 'Takes effect immediately on the pages of the store and its products, and in searches.',
  },
  tier: { id: 'Paket', en: 'Package' },
  save: { id: 'Simpan', en: 'Save' },
  refused: {
    id: 'Belum tersimpan. Periksa isian dan coba lagi.',
    en: 'Not saved. Check the input and try again.',
  },
})

export const tierMessages = defineMessages({
  0: { id: 'Basic', en: 'Basic' },
  2: { id: 'Silver', en: 'Silver' },
  3: { id: 'Gold', en: 'Gold' },
})
