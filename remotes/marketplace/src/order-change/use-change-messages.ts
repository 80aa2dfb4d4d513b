import { useLateMessages, type LateTexts } from '../shop/use-late-messages.ts'
import en from './messages/en.json'
import id from './messages/id.json'

const texts: LateTexts = { id, en }

/** `t` with the texts of this folder too. */
export const useChangeMessages = () => useLateMessages(texts)
