/** The address and the image of each of the four main catalogues. */
export const areas = [
  { area: 'resto', path: '/big-resto', picture: 'c/big-resto' },
  { area: 'office', path: '/big-office', picture: 'c/big-office' },
  { area: 'mart', path: '/big-mart', picture: 'c/big-mart' },
  { area: 'auto', path: '/big-auto', picture: 'c/big-auto' },
] as const

export type Area = (typeof areas)[number]['area']
