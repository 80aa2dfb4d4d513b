import { defineMessages, fill, type Message } from '@borong/api/messages'

/** The reasons why a choice of versions cannot be opened. */
export const choiceMessages = defineMessages({
  setIncomplete: {
    id: 'Tidak setiap rilis dari set {set} tersedia',
    en: 'Not every release of the set {set} is available',
  },
  channelDeleted: { id: 'Kanal {channel} sudah dihapus', en: 'The channel {channel} was deleted' },
  versionsAbsent: {
    id: 'Versi yang tidak ada di sini: {versions}',
    en: 'Not every version is here: {versions}',
  },
  contractsDiffer: {
    id: 'Versi-versi ini memerlukan kontrak yang berbeda: {contracts}',
    en: 'These versions need different contracts: {contracts}',
  },
  noDevelopment: {
    id: 'Kanal ini tidak menerima server pengembangan',
    en: 'A development override is not accepted on this channel',
  },
  unsigned: {
    id: 'Tautan tidak ditandatangani, atau tidak berlaku lagi',
    en: 'The link is not signed, or no longer valid',
  },
  foreignAddress: {
    id: 'dev.{unit} harus berupa alamat server di komputer ini',
    en: 'dev.{unit} must be the address of a server on this machine',
  },
})

/** A message with its values, for a page whose language is chosen later. */
export const filled = (message: Message, values: Readonly<Record<string, string>>): Message => ({
  id: fill(message.id, 'id', values),
  en: fill(message.en, 'en', values),
})
