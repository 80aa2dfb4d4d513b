import { defineMessages } from '@borong/api/messages'
import { billMessages } from './bill-messages.ts'
import { businessMessages } from './business-messages.ts'

/** The text of each kind of notification. */
export const messages = {
  ...billMessages,
  ...businessMessages,
  ...defineMessages({
    ORDER_CREATED: {
      id: 'Pesanan {serial} sudah dibuat. Selesaikan pembayarannya.',
      en: 'Order {serial} is made. Please pay it.',
    },
    PAYMENT_FAILED: {
      id: 'Pembayaran pesanan {serial} gagal. Anda dapat mencoba lagi.',
      en: 'The payment of order {serial} failed. You can try again.',
    },
    ORDER_PAID: {
      id: 'Pesanan {serial} sedang diproses penjual.',
      en: 'Order {serial} is being processed by the seller.',
    },
    ORDER_ON_CREDIT: {
      id: 'Pesanan {serial} dibayar dengan tempo dan sedang diproses penjual.',
      en: 'Order {serial} is bought on terms, and is being processed by the seller.',
    },
    COMPANY_PAYMENT_REFUNDED: {
      id: 'Pembayaran pesanan {serial} diterima setelah pesanan berakhir, dananya masuk ke saldo perusahaan.',
      en: 'The payment of order {serial} came after it had ended, so the money is in the company’s balance.',
    },
    COMPANY_ORDER_COMPLETED: {
      id: 'Pesanan {serial} selesai. Perusahaan mendapat {detail} poin.',
      en: 'Order {serial} is completed. The company has earned {detail} points.',
    },
    COMPANY_CASH_BACK_PAID: {
      id: 'Cashback pesanan {serial} sudah masuk ke saldo perusahaan.',
      en: 'The cash back of order {serial} is in the company’s balance.',
    },
    COMPANY_COMPLAINT_REFUNDED: {
      id: 'Dana komplain {detail} sudah masuk ke saldo perusahaan atau mengurangi tagihan tempo.',
      en: 'The money for complaint {detail} is in the company’s balance or taken off its credit invoice.',
    },
    PAYMENT_REFUNDED: {
      id: 'Pembayaran pesanan {serial} diterima setelah pesanan berakhir, dananya masuk ke saldo Anda.',
      en: 'The payment of order {serial} came after it had ended, so the money is in your wallet.',
    },
    PARCEL_SHIPPED: {
      id: 'Paket pesanan {serial} dikirim dengan nomor resi {detail}.',
      en: 'A parcel of order {serial} is on its way, tracking number {detail}.',
    },
    PARCEL_DELIVERED: {
      id: 'Paket pesanan {serial} dari {detail} sudah tiba.',
      en: 'The parcel of order {serial} from {detail} has arrived.',
    },
    ORDER_COMPLETED: {
      id: 'Pesanan {serial} selesai. Anda mendapat {detail} poin.',
      en: 'Order {serial} is completed. You have earned {detail} points.',
    },
    ORDER_CANCELLED: { id: 'Pesanan {serial} dibatalkan.', en: 'Order {serial} is cancelled.' },
    GOODS_DAMAGED_OR_MISSING: {
      id: 'Penerima mencatat barang rusak atau kurang dari {detail} pada pesanan {serial}.',
      en: 'The receiver counted damaged or missing goods from {detail} in order {serial}.',
    },
    GOODS_CANCELLED: {
      id: 'Sebagian barang pesanan {serial} dibatalkan. Rp {detail} kembali ke saldo, poin atau tagihan tempo yang membayarnya.',
      en: 'Some goods of order {serial} are cancelled. Rp {detail} is back in the balance, points or credit invoice that paid them.',
    },
    ORDER_REFUNDED: {
      id: 'Pesanan {serial} dibatalkan. Rp {detail} kembali ke saldo, poin atau tagihan tempo yang membayarnya.',
      en: 'Order {serial} is cancelled. Rp {detail} is back in the balance, points or credit invoice that paid it.',
    },
    ORDER_EXPIRED: {
      id: 'Pesanan {serial} dibatalkan karena belum dibayar.',
      en: 'Order {serial} is cancelled because it was not paid.',
    },
    CASH_BACK_PAID: {
      id: 'Cashback pesanan {serial} sudah masuk ke saldo Anda.',
      en: 'The cash back of order {serial} is in your wallet.',
    },
    CASH_BACK_FAILED: {
      id: 'Cashback pesanan {serial} gagal karena saldo Anda tidak aktif.',
      en: 'The cash back of order {serial} failed because your wallet is not active.',
    },
    EARNINGS_TAKEN_BACK: {
      id: 'Rp {detail} dipotong dari pengembalian dana pesanan {serial}, karena barang yang dikembalikan tidak mendapat cashback dan poin.',
      en: 'Rp {detail} is deducted from the refund of order {serial}, because refunded goods earn no cash back and no points.',
    },
    POINTS_TAKEN_BACK: {
      id: '{detail} poin dari pesanan {serial} ditarik kembali, karena barang yang dikembalikan tidak mendapat poin.',
      en: '{detail} points of order {serial} are taken back, because refunded goods earn no points.',
    },
    CARGO_BOOKED: {
      id: 'Pengiriman {detail} sudah dibayar. Truk datang pada hari jemput.',
      en: 'Shipment {detail} is paid. The truck comes on the pickup day.',
    },
    CARGO_PICKED_UP: {
      id: 'Barang pengiriman {detail} sudah dijemput.',
      en: 'The goods of shipment {detail} are picked up.',
    },
    CARGO_IN_TRANSIT: {
      id: 'Pengiriman {detail} dalam perjalanan. Lihat posisinya di halaman lacak.',
      en: 'Shipment {detail} is in transit. See where it is on its tracking page.',
    },
    CARGO_DELIVERED: {
      id: 'Pengiriman {detail} sudah tiba.',
      en: 'Shipment {detail} has arrived.',
    },
    CARGO_CANCELLED: {
      id: 'Pengiriman {detail} dibatalkan. Dananya sudah kembali ke saldo Anda.',
      en: 'Shipment {detail} is cancelled. The money is back in your wallet.',
    },
    PRICE_ALERT: {
      id: '{detail} per kg: harga sudah mencapai batas yang Anda pasang.',
      en: '{detail} per kg: the price has reached the limit that you set.',
    },
    STOCK_BACK: { id: '{detail} sudah tersedia lagi.', en: '{detail} is in stock again.' },
    DEAL_BEGINS: {
      id: 'Promo yang Anda tunggu sudah dimulai. Stok terbatas.',
      en: 'The deal you waited for has begun. Stock is limited.',
    },
    COMPLAINT_ANSWERED: {
      id: 'Penjual menjawab komplain {detail}. Setujui, tanggapi, atau teruskan ke Borong.',
      en: 'The seller has answered complaint {detail}. Accept, reply, or pass it to Borong.',
    },
    COMPLAINT_AGREED: {
      id: 'Buka komplain {detail} untuk melihat langkah berikutnya.',
      en: 'Open complaint {detail} to see the next step.',
    },
    COMPLAINT_SENT: {
      id: 'Penjual mengirim barang pengganti untuk komplain {detail}. Konfirmasi setelah diterima.',
      en: 'The seller has sent the replacement for complaint {detail}. Confirm it after its arrival.',
    },
    COMPLAINT_ESCALATED: {
      id: 'Penjual tidak bertindak tepat waktu, jadi kami memutuskan komplain {detail}.',
      en: 'The seller did not act in time, so we decide complaint {detail}.',
    },
    COMPLAINT_REFUNDED: {
      id: 'Dana untuk komplain {detail} sudah dikembalikan ke saldo atau tagihan kredit Anda.',
      en: 'The money for complaint {detail} is back in your wallet or taken off your credit invoice.',
    },
    CHAT_ANSWERED: {
      id: '{detail} membalas chat Anda.',
      en: '{detail} has answered in the chat.',
    },
    COMPLAINT_ENDED: {
      id: 'Buka komplain {detail} untuk melihat hasilnya.',
      en: 'Open complaint {detail} to see the outcome.',
    },
    DATA_EXPORT_READY: {
      id: 'Salinan data Anda siap. Unduh sekali sebelum masa berlakunya habis.',
      en: 'The copy of your data is ready. Download it once before it expires.',
    },
    ACCOUNT_DELETION_WAITS: {
      id: 'Akun Anda akan dihapus pada {detail}. Buka pengaturan privasi untuk membatalkannya.',
      en: 'Your account will be deleted on {detail}. Open the privacy settings to keep it.',
    },
    ACCOUNT_DELETION_BLOCKED: {
      id: 'Akun Anda belum dapat dihapus. Buka pengaturan privasi untuk melihat sebabnya.',
      en: 'Your account cannot be deleted yet. Open the privacy settings to see why.',
    },
    PASSWORD_CHANGED: {
      id: 'Kata sandi Anda diganti, dan perangkat lain dikeluarkan. Passkey dan kunci API tetap berlaku. Bukan Anda? Periksa perangkat, passkey, dan kunci API Anda.',
      en: 'Your password was changed, and other devices are signed out. Passkeys and API keys stay valid. Not you? Check your devices, passkeys and API keys.',
    },
    PIN_CHANGED: {
      id: 'PIN baru diatur untuk akun Anda. Bukan Anda? Periksa perangkat Anda dan hubungi kami.',
      en: 'A new PIN was set for your account. Not you? Check your devices and contact us.',
    },
    BUSINESS_VERIFIED: {
      id: 'Usaha Anda terverifikasi.',
      en: 'Your business is verified.',
    },
    BUSINESS_RETURNED: {
      id: 'Data usaha Anda perlu diperbaiki: {detail}',
      en: 'The data of your business need a correction: {detail}',
    },
    PHONE_CHANGED: {
      id: 'Nomor HP akun Anda diganti menjadi {detail} atas permintaan Anda. Verifikasi nomor ini sekarang.',
      en: 'The phone number of your account was changed to {detail} at your request. Verify it now.',
    },
    CONTACT_ADDED: {
      id: '{detail} ditambahkan ke akun Anda dan dapat dipakai untuk verifikasi. Bukan Anda? Hubungi kami.',
      en: '{detail} was added to your account and can be used to verify you. Not you? Contact us.',
    },
    PASSKEY_ADDED: {
      id: 'Passkey {detail} ditambahkan ke akun Anda. Bukan Anda? Hapus sekarang.',
      en: 'The passkey {detail} was added to your account. Not you? Remove it now.',
    },
    SIGNED_IN_ELSEWHERE: {
      id: 'Akun Anda masuk di {detail}. Bukan Anda? Keluarkan perangkat itu sekarang.',
      en: 'Your account signed in on {detail}. Not you? Sign that device out now.',
    },
    AGENT_COMMISSION_PAID: {
      id: 'Komisi agent sebesar {detail} sudah masuk ke saldo Anda.',
      en: 'An agent commission of {detail} is in your wallet.',
    },
    POINTS_END_IN_30_DAYS: {
      id: '{detail} poin berakhir dalam 30 hari. Pakai saat checkout.',
      en: '{detail} points end within 30 days. Use them at the checkout.',
    },
    POINTS_END_IN_7_DAYS: {
      id: '{detail} poin berakhir dalam 7 hari. Pakai saat checkout.',
      en: '{detail} points end within 7 days. Use them at the checkout.',
    },
    REFERRAL_JOINED: {
      id: '{detail} mendaftar dengan ajakan Anda. Hadiah menyusul setelah pesanan pertamanya.',
      en: '{detail} has registered with your invitation. The reward follows after the first order.',
    },
    REFERRAL_HELD: {
      id: 'Pesanan pertama {detail} selesai. Hadiah Anda masuk setelah 7 hari tanpa pengembalian.',
      en: 'The first order of {detail} is completed. Your reward comes after 7 days without a refund.',
    },
    REFERRAL_REWARDED: {
      id: 'Anda mendapat 10.000 poin karena mengajak {detail}.',
      en: 'You have earned 10,000 points for inviting {detail}.',
    },
    REFERRAL_WELCOMED: {
      id: 'Anda mendapat 10.000 poin dari ajakan teman untuk pesanan {detail}.',
      en: 'You have earned 10,000 points for order {detail} from a friend’s invitation.',
    },
    REFERRAL_REFUSED: {
      id: 'Tidak ada hadiah untuk ajakan {detail}. Buka halaman ajakan untuk melihat alasannya.',
      en: 'There is no reward for inviting {detail}. Open the page of invitations to see the reason.',
    },
  }),
}

export type NotificationKind = keyof typeof messages
