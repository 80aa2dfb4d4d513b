import { useLateMessages, type LateTexts } from '@borong/patterns/use-late-messages'
import en from './messages/en.json'
import id from './messages/id.json'

const texts: LateTexts = { id, en }

/** `t` with the texts of products that are gone, sold out, for adults or for the app too. */
export const useStateMessages = () => useLateMessages(texts)
