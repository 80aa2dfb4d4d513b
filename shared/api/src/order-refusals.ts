/** The refusals of creating or changing an order. `data` of the problem names the affected lines or sellers. */
export const orderRefusals = {
  COMPANY_UNKNOWN: {
    status: 404,
    id: 'Anda tidak lagi dapat berbelanja untuk perusahaan ini',
    en: 'You can no longer buy for this company',
  },
  QUOTE_UNKNOWN: {
    status: 404,
    id: 'Penawaran tidak ditemukan',
    en: 'There is no such quote',
  },
  QUOTE_UNUSABLE: {
    status: 409,
    id: 'Penawaran ini tidak dapat dipesan lagi. Periksa lagi penawarannya.',
    en: 'This quote can no longer be ordered. Check the quote again.',
  },
  QUOTE_OF_COMPANY: {
    status: 409,
    id: 'Penawaran ini milik {company}. Pesan untuk {company}.',
    en: 'This quote belongs to {company}. Order it for {company}.',
  },
  COST_CENTRE_UNKNOWN: {
    status: 422,
    id: 'Pusat biaya ini tidak dapat dipakai lagi. Pilih yang lain.',
    en: 'This cost centre can no longer be used. Choose another one.',
  },
  COMPANY_REQUIRED: {
    status: 422,
    id: '{company} mewajibkan anggotanya belanja atas nama perusahaan. Pesan lagi untuk {company}.',
    en: '{company} requires its members to buy for the company. Order again for {company}.',
  },
  COST_CENTRE_REQUIRED: {
    status: 422,
    id: '{company} mewajibkan pusat biaya. Pilih pusat biaya pesanan ini.',
    en: '{company} requires a cost centre. Choose the cost centre of this order.',
  },
  PO_NUMBER_REQUIRED: {
    status: 422,
    id: '{company} mewajibkan nomor PO. Isi nomor PO pesanan ini.',
    en: '{company} requires a PO number. Enter the PO number of this order.',
  },
  PO_NUMBER_USED: {
    status: 422,
    id: 'Nomor PO ini sudah dipakai pesanan {serial}. Isi nomor lain.',
    en: 'Order {serial} has this PO number already. Enter another one.',
  },
  BUDGET_EXCEEDED: {
    status: 422,
    id: 'Pesanan melebihi anggaran {budget} {period}. Sisanya {amount}.',
    en: 'The order exceeds the budget of {budget} for {period}. {amount} is left.',
  },
  WANTED_DATE_INVALID: {
    status: 422,
    id: 'Tanggal yang diinginkan harus mulai hari ini sampai satu tahun ke depan',
    en: 'The wanted date has to be from today until one year from now',
  },
  INSUFFICIENT_STOCK: {
    status: 422,
    id: 'Stok beberapa produk tidak mencukupi',
    en: 'Some products have too little stock',
  },
  IDEMPOTENCY_KEY_MISSING: {
    status: 400,
    id: 'Kunci pesanan belum ada',
    en: 'The header Idempotency-Key (8 to 100 characters) is missing',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    id: 'Pesanan ini sudah dikirim dengan isi yang lain',
    en: 'This order was already sent with other contents',
  },
  TOTAL_CHANGED: {
    status: 409,
    id: 'Total berubah, periksa kembali pesanan Anda',
    en: 'The total has changed, please check your order again',
  },
  CART_CHANGED: {
    status: 409,
    id: 'Keranjang Anda sudah berubah, periksa kembali sebelum memesan',
    en: 'Your cart has changed, please check it before you order',
  },
  MINIMUM_PURCHASE: {
    status: 422,
    id: 'Anda belum mencapai minimum pembelian sebesar {amount}',
    en: 'You have not reached the minimum purchase of {amount}',
  },
  NOT_COVERED: {
    status: 422,
    id: 'Penjual tidak dapat mengirimkan ke wilayah anda',
    en: 'The seller cannot ship to your area',
  },
  COURIER_UNKNOWN: {
    status: 422,
    id: 'Kurir tidak tersedia lagi, silakan pilih kurir lain',
    en: 'This courier is no longer available, please choose another',
  },
  COLD_COURIER_NEEDED: {
    status: 422,
    id: 'Produk beku atau dingin hanya dikirim dengan kurir rantai dingin atau same day. Pilih kurir lain.',
    en: 'Frozen or chilled products travel with a cold-chain or same-day courier only. Choose another courier.',
  },
  ADDRESS_UNKNOWN: {
    status: 422,
    id: 'Alamat pengiriman tidak ditemukan',
    en: 'There is no such shipping address',
  },
  ITEM_UNAVAILABLE: {
    status: 422,
    id: 'Produk tidak tersedia lagi',
    en: 'A product is no longer available',
  },
  BELOW_MINIMUM_ORDER: {
    status: 422,
    id: 'Jumlah di bawah pembelian minimum',
    en: 'The quantity is below the minimum order',
  },
  SELLER_CLOSED: { status: 422, id: 'Toko sedang tutup', en: 'The store is closed' },
  ONE_DAILY_DEAL: {
    status: 422,
    id: 'Hanya 1 produk promo harian per transaksi',
    en: 'Only 1 daily-deal product per transaction',
  },
  SCG_SINGLE_DESTINATION: {
    status: 422,
    id: 'Semua produk SCG harus dikirim ke satu alamat tujuan',
    en: 'All SCG products must go to a single destination address',
  },
  APP_ONLY: {
    status: 422,
    id: 'Produk ini hanya dapat dibeli melalui aplikasi',
    en: 'This product can only be bought in the app',
  },
  AGE_UNVERIFIED: {
    status: 403,
    id: 'Produk ini hanya untuk pembeli berusia 21 tahun ke atas yang sudah diverifikasi',
    en: 'This product is only for verified buyers of 21 years and above',
  },
  VOUCHER_REFUSED: {
    status: 422,
    id: 'Voucher tidak dapat dipakai: {message}',
    en: 'The voucher cannot be used: {message}',
  },
  REFERRAL_REFUSED: {
    status: 422,
    id: 'Kode referral tidak dapat dipakai',
    en: 'The referral code cannot be used',
  },
  WALLET_REFUSED: {
    status: 422,
    id: 'Saldo tidak dapat dipakai atau tidak mencukupi',
    en: 'The balance cannot be used or is too small',
  },
  REMAINDER_UNPAID: {
    status: 422,
    id: 'Sisa {amount} dapat dibayar dengan saldo atau poin Anda. Aktifkan salah satunya, lalu pesan lagi.',
    en: 'Your balance or points can pay the remaining {amount}. Switch one of them on, then order again.',
  },
  PAYMENT_METHOD_REFUSED: {
    status: 422,
    id: 'Metode pembayaran tidak dapat dipakai: {message}',
    en: 'The payment method cannot be used: {message}',
  },
  CREDIT_REFUSED: {
    status: 422,
    id: 'Pesanan ini tidak dapat dibeli secara kredit: {message}',
    en: 'This order cannot be bought on credit: {message}',
  },
  PAYMENT_METHOD_MISSING: {
    status: 422,
    id: 'Pilih metode pembayaran terlebih dahulu',
    en: 'Choose a payment method first',
  },
  FACTURE_INCOMPLETE: {
    status: 400,
    id: 'Data perusahaan untuk faktur pajak belum lengkap',
    en: 'The company data for the tax invoice is incomplete',
  },
  FACTURE_NOT_PKP: {
    status: 422,
    id: 'Penjual di pesanan ini bukan PKP, sehingga tidak dapat menerbitkan faktur pajak',
    en: 'No seller of this order is registered for VAT (PKP), so none can issue a tax invoice',
  },
  ORDER_UNKNOWN: { status: 404, id: 'Pesanan tidak ditemukan', en: 'There is no such order' },
  NOT_CANCELLABLE: {
    status: 409,
    id: 'Pesanan ini tidak dapat dibatalkan lagi',
    en: 'This order can no longer be cancelled',
  },
  NOT_RECEIVABLE: {
    status: 409,
    id: 'Belum ada paket yang dapat dikonfirmasi',
    en: 'There is no parcel to confirm yet',
  },
  INVOICE_NOT_READY: {
    status: 409,
    id: 'Faktur tersedia setelah pesanan dibayar',
    en: 'The invoice is available once the order is paid',
  },
} as const
