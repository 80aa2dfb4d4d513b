/** The kinds of bills, by the last segment of their path. */
export const BILLS = {
  pulsa: 'pulsa',
  'paket-data': 'data',
  listrik: 'electricity',
  pdam: 'water',
  bpjs: 'bpjs',
  tv: 'tv',
} as const

type Bill = (typeof BILLS)[keyof typeof BILLS]

/** The kind of bill of a path. */
export const billAt = (pathname: string): Bill =>
  BILLS[pathname.split('/')[2] as keyof typeof BILLS] ?? BILLS.pulsa
