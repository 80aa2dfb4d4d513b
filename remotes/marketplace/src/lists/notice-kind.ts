type Coded = { code: string }

/** Whether a notice names a change since the product was saved, and not only the company's agreed price. */
export const isChange = ({ code }: Coded): boolean => !code.startsWith('AGREED_')

export const isGood = (code: string): boolean =>
  ['PRICE_DOWN', 'AGREED_PRICE', 'AGREED_FROM'].includes(code)
