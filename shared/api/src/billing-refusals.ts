import { orderRefusals } from './order-refusals.ts'

/** The refusals of an inquiry. Each message says what to do next. */
export const inquiryRefusals = {
  NUMBER_INVALID: {
    status: 422,
    id: 'Nomor tidak valid. {hint}',
    en: 'This number is not valid. {hint}',
  },
  NUMBER_UNKNOWN: {
    status: 422,
    id: 'Nomor tidak ditemukan. Periksa lagi angkanya.',
    en: 'There is no such number. Please check its digits.',
  },
  OPERATOR_MISMATCH: {
    status: 422,
    id: 'Nomor ini bukan milik {operator}. Pilih operator yang sesuai.',
    en: 'This number does not belong to {operator}. Please choose its operator.',
  },
  BILL_PAID: {
    status: 422,
    id: 'Tagihan ini sudah lunas. Tidak ada yang perlu dibayar.',
    en: 'This bill is paid already. There is nothing to pay.',
  },
  NO_BILL_YET: {
    status: 422,
    id: 'Tagihan belum terbit. Coba lagi setelah tagihan bulan ini keluar.',
    en: 'There is no bill yet. Try again when this month’s bill is out.',
  },
  ARREARS_FIRST: {
    status: 422,
    id: 'Masih ada tunggakan lama. Lunasi dahulu di loket penyedia.',
    en: 'Older arrears are open. Please pay them at the provider’s counter first.',
  },
  PAST_DUE: {
    status: 422,
    id: 'Tagihan sudah lewat jatuh tempo dan hanya dapat dibayar di loket penyedia.',
    en: 'This bill is past due and can be paid at the provider’s counter only.',
  },
  ABOVE_MAXIMUM: {
    status: 422,
    id: 'Tagihan melebihi batas pembayaran. Bayar di loket penyedia.',
    en: 'This bill is above the maximum. Please pay it at the provider’s counter.',
  },
  PRODUCT_UNKNOWN: {
    status: 404,
    id: 'Produk tidak ditemukan. Pilih produk lain.',
    en: 'There is no such product. Please choose another.',
  },
  PRODUCT_CLOSED: {
    status: 409,
    id: 'Produk ini sedang ditutup penyedia. Pilih produk lain atau coba lagi nanti.',
    en: 'The provider has closed this product. Choose another, or try again later.',
  },
  CUT_OFF: {
    status: 409,
    id: 'Layanan berhenti sampai {until} WIB. Coba lagi setelah itu.',
    en: 'The service pauses until {until} WIB. Please try again then.',
  },
  BILLER_DOWN: {
    status: 503,
    id: 'Penyedia tagihan sedang tidak dapat dihubungi. Coba lagi beberapa menit lagi.',
    en: 'The biller can’t be reached now. Please try again in a few minutes.',
  },
  INQUIRIES_TOO_MANY: {
    status: 429,
    id: 'Terlalu banyak pengecekan nomor. Coba lagi dalam {seconds} detik.',
    en: 'Too many numbers were checked. Try again in {seconds} seconds.',
  },
} as const

/** The refusals of a payment: of one bill or of a batch. */
export const payRefusals = {
  KEY_REUSED: {
    status: 409,
    id: 'Pembayaran ini sudah dikirim dengan isi yang lain. Periksa riwayat Anda.',
    en: 'This payment was already sent with other contents. Please check your history.',
  },
  /** `data.price` has the new total in rupiah. */
  PRICE_CHANGED: {
    status: 409,
    id: 'Harga berubah menjadi {price}. Periksa lalu konfirmasi lagi.',
    en: 'The price is {price} now. Please check and confirm again.',
  },
  INQUIRY_STALE: {
    status: 409,
    id: 'Hasil cek tagihan sudah tidak berlaku. Cek lagi nomornya.',
    en: 'This check of the bill is out of date. Please check the number again.',
  },
  SAME_AGAIN: {
    status: 409,
    id: 'Pembelian yang sama dibuat kurang dari sepuluh menit lalu. Konfirmasi sekali lagi bila memang ingin membeli lagi.',
    en: 'The same purchase was made less than ten minutes ago. Confirm once more if you want to buy again.',
  },
  /** `data.serial` has the other transaction; it is missing for two rows of one batch. */
  BILL_OPEN: {
    status: 409,
    id: 'Tagihan ini sudah ada di transaksi lain yang belum selesai. Selesaikan atau batalkan transaksi itu dahulu.',
    en: 'This bill is in another transaction that is not finished. Finish or cancel that one first.',
  },
  PIN_MISSING: {
    status: 422,
    id: 'Buat PIN dahulu untuk membayar dari saldo.',
    en: 'Please set a PIN first to pay from your wallet.',
  },
  PIN_WRONG: {
    status: 422,
    id: 'PIN salah. Sisa {left} percobaan.',
    en: 'The PIN is wrong. {left} attempts are left.',
  },
  PIN_BLOCKED: {
    status: 429,
    id: 'PIN salah terlalu sering. Coba lagi nanti atau pilih pembayaran lain.',
    en: 'The PIN was wrong too often. Try again later, or choose another payment.',
  },
  WALLET_SHORT: {
    status: 422,
    id: 'Saldo Anda tidak cukup. Pilih pembayaran lain.',
    en: 'Your balance is too small. Please choose another payment.',
  },
  METHOD_REFUSED: {
    status: 422,
    id: 'Metode pembayaran ini tidak dapat dipakai: {message}',
    en: 'This payment method can’t be used: {message}',
  },
  COMPANY_UNKNOWN: orderRefusals.COMPANY_UNKNOWN,
  COST_CENTRE_UNKNOWN: orderRefusals.COST_CENTRE_UNKNOWN,
  COMPANY_REQUIRED: {
    status: 422,
    id: '{company} mewajibkan anggotanya membayar atas nama perusahaan. Pilih {company} lalu bayar lagi.',
    en: '{company} requires its members to pay for the company. Choose {company} and pay again.',
  },
  COST_CENTRE_REQUIRED: {
    status: 422,
    id: '{company} mewajibkan pusat biaya. Pilih pusat biaya tagihan ini.',
    en: '{company} requires a cost centre. Choose the cost centre of this bill.',
  },
  /** `data.exception`: the company lets its approvers agree to an exception. */
  BUDGET_EXCEEDED: {
    status: 422,
    id: 'Tagihan melebihi anggaran {budget} {period}. Sisanya {amount}.',
    en: 'The bill exceeds the budget of {budget} for {period}. {amount} is left.',
  },
} as const

export const billUnknown = {
  BILL_UNKNOWN: {
    status: 404,
    id: 'Transaksi tidak ditemukan',
    en: 'There is no such transaction',
  },
} as const
