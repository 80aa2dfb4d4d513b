import type { PaletteName } from './descriptor.ts'

export interface Palette {
  /** The soft background behind the product. */
  ground: string
  /** The material of the pack, or its visible content: jute, plastic, oil, sauce. */
  body: string
  accent: string
}

export const palettes: Record<PaletteName, Palette> = {
  rice: { ground: '#f5ecdc', body: '#f6efe0', accent: '#e8b84a' },
  flour: { ground: '#eef1f6', body: '#f7f5ef', accent: '#f0a63a' },
  sugar: { ground: '#f7f0e4', body: '#fbf7ee', accent: '#f2c14e' },
  oil: { ground: '#fcf3d4', body: '#f4c534', accent: '#ffe27a' },
  sauce: { ground: '#f9e6dd', body: '#8f1d14', accent: '#ffd166' },
  spice: { ground: '#f8ead8', body: '#c4622d', accent: '#ffc857' },
  coffee: { ground: '#efe6dc', body: '#4a2c1a', accent: '#d9a05b' },
  tea: { ground: '#e9f0df', body: '#3f6b3a', accent: '#e4c96b' },
  milk: { ground: '#e6f0f8', body: '#f7fafc', accent: '#7cc0ee' },
  snack: { ground: '#fdeed3', body: '#f39c1f', accent: '#ffe066' },
  noodle: { ground: '#fcebd6', body: '#e2562c', accent: '#ffd34e' },
  drink: { ground: '#e7f3ea', body: '#2f9e6e', accent: '#ffd84d' },
  water: { ground: '#e3f0f7', body: '#bfe0f2', accent: '#6fc3ea' },
  meat: { ground: '#f6e5e2', body: '#c0453c', accent: '#ffd0c2' },
  fresh: { ground: '#eaf3de', body: '#7cb342', accent: '#d7e86b' },
  frozen: { ground: '#e2eef8', body: '#5aa2dc', accent: '#c9ecff' },
  clean: { ground: '#e1f2f2', body: '#3aa6b4', accent: '#c6f068' },
  laundry: { ground: '#e8e9f8', body: '#5a66c9', accent: '#ffb3d1' },
  care: { ground: '#f6e8ef', body: '#e3a6c0', accent: '#ffd9b8' },
  baby: { ground: '#e6f3f6', body: '#9fd6e6', accent: '#ffd0dc' },
  paper: { ground: '#e8eef6', body: '#fafbfd', accent: '#5ec2f2' },
  stationery: { ground: '#ece9f6', body: '#f4f4f8', accent: '#ffcb47' },
  tech: { ground: '#e6e9ee', body: '#3a4250', accent: '#57d0ff' },
  furniture: { ground: '#efe8df', body: '#a9794f', accent: '#e6c79c' },
  lube: { ground: '#ebe8e6', body: '#2b2f36', accent: '#ffb000' },
  auto: { ground: '#e7eaee', body: '#c2cad4', accent: '#ff5a3c' },
  tool: { ground: '#ecebe6', body: '#e0982b', accent: '#ffd24a' },
  build: { ground: '#ecece9', body: '#d9d6cf', accent: '#f2b233' },
  farm: { ground: '#ebf1de', body: '#e9e2c8', accent: '#a8cf45' },
  neutral: { ground: '#f1eeea', body: '#e9e3da', accent: '#ff9a3d' },
}

/** The print colours of brands. A brand has the same colour on every product. */
export const brandColours = [
  '#e02d1b',
  '#c8102e',
  '#d4480b',
  '#c77800',
  '#1f6b3a',
  '#0b7a52',
  '#0e7490',
  '#1d4e9e',
  '#16397a',
  '#3b3a98',
  '#6a2c91',
  '#9c1f5c',
  '#00897b',
  '#5b3df0',
  '#006d77',
  '#e06a00',
] as const
