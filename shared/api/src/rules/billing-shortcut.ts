/** The bills that a search leads to, with their pages. */
export const billingShortcuts = [
  { name: 'Pulsa', link: '/billing/pulsa' },
  { name: 'Paket Data', link: '/billing/paket-data' },
  { name: 'PLN', link: '/billing/listrik' },
  { name: 'PDAM', link: '/billing/pdam' },
  { name: 'BPJS', link: '/billing/bpjs' },
] as const

/** Returns the bill whose name equals the keyword, ignoring case and surrounding spaces. */
export const billingShortcut = (keyword: string) =>
  billingShortcuts.find(({ name }) => name.toLowerCase() === keyword.trim().toLowerCase())
