import { rupiah } from '../server/rupiah.ts'
import type { Language } from '../server/domain.ts'
import type { Method } from './methods.ts'

export interface Instruction {
  title: string
  steps: string[]
}

type Open = { amount: number; account_number: string | null }
type Way = (bank: string, number: string, amount: string) => Instruction

const virtualAccount: Record<Language, Way[]> = {
  id: [
    (bank, number, amount) => ({
      title: 'm-banking',
      steps: [
        `Buka aplikasi ${bank} dan masuk`,
        'Pilih Transfer, lalu Virtual Account',
        `Masukkan nomor ${number}`,
        `Pastikan jumlahnya ${amount}, lalu masukkan PIN`,
      ],
    }),
    (bank, number, amount) => ({
      title: 'ATM',
      steps: [
        `Masukkan kartu di ATM ${bank} dan PIN Anda`,
        'Pilih Transaksi Lain, Transfer, Virtual Account',
        `Masukkan nomor ${number}`,
        `Pastikan jumlahnya ${amount}, lalu pilih Ya`,
      ],
    }),
    (bank, number, amount) => ({
      title: 'Internet banking',
      steps: [
        `Masuk ke internet banking ${bank}`,
        'Pilih Transfer Dana, lalu Virtual Account',
        `Masukkan nomor ${number}`,
        `Pastikan jumlahnya ${amount}, lalu masukkan kode token`,
      ],
    }),
  ],
  en: [
    (bank, number, amount) => ({
      title: 'm-banking',
      steps: [
        `Open the ${bank} app and log in`,
        'Choose Transfer, then Virtual Account',
        `Enter the number ${number}`,
        `Check that the amount is ${amount}, then enter your PIN`,
      ],
    }),
    (bank, number, amount) => ({
      title: 'ATM',
      steps: [
        `Put your card and PIN into a ${bank} ATM`,
        'Choose Other, Transfer, Virtual Account',
        `Enter the number ${number}`,
        `Check that the amount is ${amount}, then choose Yes`,
      ],
    }),
    (bank, number, amount) => ({
      title: 'Internet banking',
      steps: [
        `Log in to ${bank} internet banking`,
        'Choose Transfer, then Virtual Account',
        `Enter the number ${number}`,
        `Check that the amount is ${amount}, then enter the token’s code`,
      ],
    }),
  ],
}

const transfer: Record<Language, Way> = {
  id: (bank, number, amount) => ({
    title: 'Transfer',
    steps: [
      `Transfer ke rekening ${bank} ${number}`,
      `Transfer tepat ${amount}, sampai tiga angka terakhir`,
      'Pembayaran dikenali otomatis dalam beberapa menit',
    ],
  }),
  en: (bank, number, amount) => ({
    title: 'Transfer',
    steps: [
      `Transfer to the ${bank} account ${number}`,
      `Transfer exactly ${amount}, to the last three digits`,
      'The payment is recognised within a few minutes',
    ],
  }),
}

/** The steps on the page of the payment, by the kind of the method. */
const onPage: Record<
  Language,
  Record<'card' | 'qris' | 'wallet' | 'later', (name: string) => string[]>
> = {
  id: {
    card: () => [
      'Isi nomor, masa berlaku, dan CVV kartu Anda',
      'Masukkan kode OTP yang dikirim bank penerbit kartu',
    ],
    qris: () => [
      'Pindai kode QR dengan aplikasi bank atau dompet digital',
      'Setujui jumlahnya di aplikasi itu',
    ],
    wallet: (name) => [`Setujui pembayaran di aplikasi ${name}`],
    later: (name) => [`Setujui jatuh tempo dan jumlahnya bersama ${name}`],
  },
  en: {
    card: () => [
      'Fill in the number, the expiry date and the CVV of your card',
      'Enter the one-time code that the bank of your card sends',
    ],
    qris: () => ['Scan the QR code with a bank or wallet app', 'Approve the amount in that app'],
    wallet: (name) => [`Approve the payment in the ${name} app`],
    later: (name) => [`Agree on the due date and the amount with ${name}`],
  },
}
const toPage = { id: 'Buka halaman pembayaran', en: 'Open the payment page' }
const andBack = {
  id: 'Anda kembali ke toko secara otomatis',
  en: 'You return to the shop automatically',
}

/** The payment instructions, step by step, per channel of the bank. */
export function instructionsFor(method: Method, payment: Open, language: Language): Instruction[] {
  const number = payment.account_number ?? ''
  const amount = rupiah(payment.amount, language)
  const bank = method.issuer
  if (method.kind === 'va') return virtualAccount[language].map((way) => way(bank, number, amount))
  if (method.kind === 'transfer') return [transfer[language](bank, number, amount)]
  const steps = onPage[language][method.kind](method.issuer)
  return [{ title: method.name[language], steps: [toPage[language], ...steps, andBack[language]] }]
}
