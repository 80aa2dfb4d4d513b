import type { AskingCompany } from '../users/public.ts'
import type { Act } from './transitions.ts'
import type { QuoteView } from './view.ts'

/** A quote as its seller sees it at the desk. */
export type DeskQuote = Omit<QuoteView, 'acts'> & {
  acts: Act[]
  buyer: string
  company: AskingCompany | undefined
  /** The agreed prices that were made from the quote. */
  agreement: { id: string; number: string } | null
}
