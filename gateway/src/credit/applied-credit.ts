/** An application for a line, as the provider of credit receives it. */
export interface AppliedCredit {
  number: string
  method: string
  limit: number
  purpose: string
  applicant: { name: string; phone: string | null; company: string | null }
}

/** Decides who gets credit. It answers later: over its callback, or at the desk. */
export interface CreditProvider {
  /** A repeated number is one application. */
  apply(application: AppliedCredit): Promise<void>
}
