/** An order or a quote belongs to its company, or without one to the buyer who made it. */
export interface Owned {
  user_id: string
  company_id: string | null
}

/** The id of the buyer or company whose balances pay, and receive refunds and earnings. */
export const ownerIdOf = ({ user_id, company_id }: Owned): string => company_id ?? user_id
