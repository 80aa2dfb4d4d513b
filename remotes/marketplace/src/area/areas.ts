/** The address and the image of each of the four main catalogues. */
export const areas = [
  { area: 'resto', path: '/big-resto', image: 'c/big-resto' },
  { area: 'office', path: '/big-office', image: 'c/big-office' },
  { area: 'mart', path: '/big-mart', image: 'c/big-mart' },
  { area: 'auto', path: '/big-auto', image: 'c/big-auto' },
] as const

export type Area = (typeof areas)[number]['area']
