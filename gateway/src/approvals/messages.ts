import { defineMessages } from '@borong/api/messages'

/** The message with the link of an approval request. */
export const requestMessages = defineMessages({
  subject: { id: 'Mohon persetujuan: pesanan {serial}', en: 'Please approve order {serial}' },
  text: {
    id: '{requester} meminta persetujuan pesanan {serial}, {name}, senilai {total} untuk {company}. Putuskan sebelum {until} WIB.',
    en: '{requester} asks for approval of order {serial}, {name}, of {total} for {company}. Decide before {until} WIB.',
  },
  moreGoods: { id: '{goods} dan {count} produk lain', en: '{goods} and {count} more' },
  billSubject: { id: 'Mohon persetujuan: tagihan {serial}', en: 'Please approve bill {serial}' },
  billText: {
    id: '{requester} meminta persetujuan tagihan {serial}, {name}, senilai {total} untuk {company}. Putuskan sebelum {until} WIB.',
    en: '{requester} asks for approval of bill {serial}, {name}, of {total} for {company}. Decide before {until} WIB.',
  },
  billReminderSubject: {
    id: 'Pengingat: tagihan {serial} menunggu persetujuan',
    en: 'Reminder: bill {serial} is waiting for approval',
  },
  billEscalationSubject: {
    id: 'Tagihan {serial} belum diputuskan penyetujunya',
    en: 'The approver has not decided bill {serial}',
  },
  reminderSubject: {
    id: 'Pengingat: pesanan {serial} menunggu persetujuan',
    en: 'Reminder: order {serial} is waiting for approval',
  },
  escalationSubject: {
    id: 'Pesanan {serial} belum diputuskan penyetujunya',
    en: 'The approver has not decided order {serial}',
  },
  escalation: {
    id: 'Penyetujunya belum memutuskan. Sebagai admin, Anda dapat memutuskannya.',
    en: 'Its approver has not decided. As an admin you can decide it.',
  },
  open: { id: 'Lihat permintaan', en: 'See the request' },
  own: {
    id: 'Tautan ini hanya untuk Anda dan satu keputusan. Jangan teruskan.',
    en: 'This link is only for you and for one decision. Do not forward it.',
  },
})
