/** Billing pages that search leads to, by the names that buyers call them. */
const links = [
  { name: 'Pulsa', link: '/billing/pulsa' },
  { name: 'Paket Data', link: '/billing/paket-data' },
  { name: 'PLN', link: '/billing/listrik' },
  { name: 'PDAM', link: '/billing/pdam' },
  { name: 'BPJS', link: '/billing/bpjs' },
] as const

/** The billing page whose name the keyword is, in any case of letters. */
export const billingLink = (keyword: string) =>
  links.find(({ name }) => name.toLowerCase() === keyword.trim().toLowerCase())
