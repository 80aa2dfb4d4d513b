/** The kinds of bills, by the last part of their address. */
export const BILLS = {
  pulsa: 'pulsa',
  'paket-data': 'data',
  listrik: 'electricity',
  pdam: 'water',
  bpjs: 'bpjs',
  tv: 'tv',
} as const

type Bill = (typeof BILLS)[keyof typeof BILLS]

/** The bill that an address is about. */
export const billAt = (pathname: string): Bill =>
  BILLS[pathname.split('/')[2] as keyof typeof BILLS] ?? BILLS.pulsa
