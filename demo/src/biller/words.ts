import type { Language } from '@borong/gateway/server/domain'
import type { Mode } from './modes.ts'

interface Words {
  title: string
  intro: string
  biller: string
  mode: string
  wait: string
  deposit: string
  fill: string
  night: string
  stop: string
  product: string
  which: string
  everyProduct: string
  raised: string
  closed: string
  apply: string
  transactions: string
  empty: string
  reload: string
  done: string
  failed: string
  again: string
  numbers: string
  modes: Record<Mode, string>
  states: Record<'done' | 'failed' | 'pending', string>
}

export const words: Record<Language, Words> = {
  id: {
    title: 'Biller peragaan',
    intro:
      'Semua pulsa, token, dan tagihan yang dibayar di toko ini sampai di sini. Tidak ada uang sungguhan yang berpindah.',
    biller: 'Perilaku biller',
    mode: 'Cara menjawab',
    wait: 'Lama menunggu (detik)',
    deposit: 'Deposit',
    fill: 'Isi deposit',
    night: 'Penutupan malam PLN',
    stop: 'PLN berhenti pukul 23.00–01.00 WIB',
    product: 'Harga dan penutupan produk',
    which: 'Produk',
    everyProduct: 'Semua produk',
    raised: 'Harga naik (%)',
    closed: 'Tutup produk',
    apply: 'Terapkan',
    transactions: 'Transaksi terakhir',
    empty: 'Belum ada transaksi.',
    reload: 'Muat ulang',
    done: 'Berhasilkan',
    failed: 'Gagalkan',
    again: 'Kirim callback lagi',
    numbers: 'Nomor uji',
    modes: {
      normal: 'normal',
      slow: 'lambat',
      pending: 'pending',
      failing: 'gagal',
      silent: 'diam, tidak pernah menjawab',
      error: 'galat tanpa arti',
      twice: 'menjawab dua kali',
      no_serial: 'berhasil tanpa nomor seri',
      failed_then_done: 'gagal lalu berhasil',
      down: 'mati',
      deposit_empty: 'deposit kosong',
    },
    states: { done: 'berhasil', failed: 'gagal', pending: 'pending' },
  },
  en: {
    title: 'Demo biller',
    intro:
      'All credit, tokens and bills that are paid in this shop arrive here. No real money is moved.',
    biller: 'Behaviour of the biller',
    mode: 'Way to answer',
    wait: 'Wait (seconds)',
    deposit: 'Deposit',
    fill: 'Fill the deposit',
    night: 'PLN’s nightly stop',
    stop: 'PLN stops from 23:00 to 01:00 WIB',
    product: 'Price and closing of products',
    which: 'Product',
    everyProduct: 'Every product',
    raised: 'Price raised by (%)',
    closed: 'Product closed',
    apply: 'Apply',
    transactions: 'Latest transactions',
    empty: 'No transactions yet.',
    reload: 'Reload',
    done: 'End as done',
    failed: 'End as failed',
    again: 'Send the callback again',
    numbers: 'Test numbers',
    modes: {
      normal: 'normal',
      slow: 'slow',
      pending: 'pending',
      failing: 'failing',
      silent: 'silent, never answers',
      error: 'an error without a meaning',
      twice: 'answering twice',
      no_serial: 'done without a serial number',
      failed_then_done: 'failed, then done',
      down: 'down',
      deposit_empty: 'deposit empty',
    },
    states: { done: 'done', failed: 'failed', pending: 'pending' },
  },
}
