import { defineMessages } from '@borong/api/messages'

export const agreedMessages = defineMessages({
  AGREED: {
    id: 'Harga kesepakatan {amount} mulai {minimum}, sampai {day}',
    en: 'Agreed price of {amount} from {minimum}, until {day}',
  },
  AGREED_LEFT: {
    id: 'Harga kesepakatan {amount} mulai {minimum}, sampai {day}, sisa {n}',
    en: 'Agreed price of {amount} from {minimum}, until {day}, {n} left',
  },
  AGREED_PRICE: { id: 'Harga kesepakatan sampai {day}', en: 'Agreed price until {day}' },
  AGREED_PRICE_LEFT: {
    id: 'Harga kesepakatan sampai {day}, sisa {n}',
    en: 'Agreed price until {day}, {n} left',
  },
  AGREED_FROM: {
    id: 'Harga kesepakatan {amount} mulai {n}',
    en: 'Agreed price of {amount} from {n}',
  },
  AGREED_BEYOND: {
    id: 'Harga kesepakatan hanya untuk {n} lagi, jumlah ini memakai harga toko',
    en: 'The agreed price is for {n} more only, so this quantity has the store’s price',
  },
})
