/** The four big catalogues: the address of each, and its picture. */
export const areas = [
  { area: 'resto', path: '/big-resto', picture: 'c/big-resto' },
  { area: 'office', path: '/big-office', picture: 'c/big-office' },
  { area: 'mart', path: '/big-mart', picture: 'c/big-mart' },
  { area: 'auto', path: '/big-auto', picture: 'c/big-auto' },
] as const

export type Area = (typeof areas)[number]['area']
