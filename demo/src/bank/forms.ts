import { rupiah } from '@borong/gateway/server/rupiah'
import type { Method } from '@borong/gateway/payments/methods'
import type { Bill } from './bills.ts'
import { escape } from './page.ts'
import { qrisImage } from './qris.ts'

const time = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
})

const form = (inner: string) => `<form method="post">${inner}</form>`
const button = (action: string, label: string, isMain = false) =>
  `<button name="action" value="${action}"${isMain ? ' class="main"' : ''}>${label}</button>`
const input = (name: string, label: string, more: string) =>
  `<label for="${name}">${label}</label><input id="${name}" name="${name}" ${more}>`

/** The amount, the recipient and the deadline of a bill. */
export function summary(bill: Bill, method: Method): string {
  const account =
    bill.account_number === null
      ? ''
      : `<dt>${method.kind === 'va' ? 'Virtual account' : 'Rekening'}</dt><dd>${escape(bill.account_number)}</dd>`
  return `<section><h1>Borong</h1><dl>
<dt>Jumlah</dt><dd class="amount">${rupiah(bill.amount, 'id')}</dd>
<dt>Nomor transaksi</dt><dd>${escape(bill.order_serial)}</dd>${account}
<dt>Bayar sebelum</dt><dd>${time.format(bill.expires_at)} WIB</dd></dl></section>`
}

export const message = (text: string, isBad = false): string =>
  `<p class="note${isBad ? ' bad' : ''}" role="alert">${escape(text)}</p>`

/** The link to the shop, for a bill that needs no further step. */
export const wayBack = (bill: Bill): string =>
  `<p><a href="${escape(bill.return_url)}">Kembali ke Borong</a></p>`

/** The form of this kind of payment. */
export function payForm(bill: Bill, method: Method): string {
  const endings = form(
    `<h1>Atau</h1>${button('fail', 'Bayar tanpa saldo yang cukup')}${button('reject', 'Batalkan pembayaran')}${button('expire', 'Biarkan kedaluwarsa')}`,
  )
  return `<section>${mainForm(bill, method)}</section><section>${endings}</section>`
}

function mainForm(bill: Bill, method: Method): string {
  switch (method.kind) {
    case 'card':
      return bill.state === 'challenged' ? codeForm(bill) : cardForm()
    case 'transfer':
      return form(
        `<h1>m-banking</h1>${input('amount', 'Jumlah transfer (Rp)', `inputmode="numeric" value="${bill.amount}" required`)}${button('pay', 'Transfer', true)}`,
      )
    case 'qris': {
      const image = qrisImage({ amount: bill.amount, orderSerial: bill.order_serial })
      return `<h1>Pindai dengan aplikasi apa saja</h1><div class="qr" role="img" aria-label="Kode QRIS">${image}</div>${form(button('pay', 'Saya sudah memindai, bayar', true))}`
    }
    case 'later':
      return form(
        `<h1>Bayar nanti</h1><p>Anda membayar ${rupiah(bill.amount, 'id')} pada akhir tempo, tanpa bunga.</p>${button('pay', 'Setuju dan lanjutkan', true)}`,
      )
    case 'wallet':
      return form(
        `<h1>Setujui pembayaran</h1><p>${escape(method.issuer)} meminta persetujuan Anda untuk membayar ${rupiah(bill.amount, 'id')}.</p>${button('pay', 'Setujui', true)}`,
      )
    case 'va':
      return form(
        `<h1>m-banking</h1><p>Virtual account dan jumlahnya sudah diisi.</p>${button('pay', 'Bayar', true)}`,
      )
  }
}

const cardForm = () =>
  form(
    `<h1>Kartu kredit</h1><p><small>Peragaan: 4000 0000 0000 0002 ditolak, nomor lain diterima.</small></p>${input('number', 'Nomor kartu', 'inputmode="numeric" autocomplete="cc-number" value="4811 1111 1111 1114" maxlength="23" required')}${input('expiry', 'Berlaku hingga (BB/TT)', 'inputmode="numeric" autocomplete="cc-exp" value="12/39" maxlength="7" required')}${input('cvv', 'CVV', 'inputmode="numeric" autocomplete="cc-csc" value="123" maxlength="4" required')}${button('card', 'Lanjutkan', true)}`,
  )

const codeForm = (bill: Bill) =>
  form(
    `<h1>3-D Secure</h1><p>Kode dikirim ke surel Anda.</p>${message(`Peragaan: kodenya ${bill.challenge ?? ''}`)}${input('code', 'Kode 6 angka', 'inputmode="numeric" autocomplete="one-time-code" maxlength="6" required')}${button('code', 'Verifikasi', true)}`,
  )
