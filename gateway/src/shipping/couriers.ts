import type { ShippingOption } from '@borong/api/shipping.shapes'

/** One service of a courier. Factors and days are relative to a regular parcel to the same destination. */
export interface CourierService {
  id: string
  code: string
  company: string
  service: string
  kind: Extract<ShippingOption['kind'], 'cargo' | 'parcel' | 'instant'>
  factor: number
  /** The difference in days to a regular parcel, for the shortest and the longest delivery. */
  days: readonly [shortest: number, longest: number]
  mostKg?: number
  mostKm?: number
  /** Serves only routes that do not cross the sea. */
  byLandOnly?: boolean
  /** Serves Maluku and Papua. */
  farEast?: boolean
  /** Transports frozen or chilled goods, and no others. */
  coldChain?: boolean
}

const parcel = { kind: 'parcel', mostKg: 50 } as const
const nextDay = { ...parcel, mostKm: 800, byLandOnly: true, days: [-9, -9] } as const
const cargo = { kind: 'cargo' } as const
const instant = {
  kind: 'instant',
  factor: 1,
  days: [0, 0],
  mostKg: 20,
  mostKm: 40,
  byLandOnly: true,
} as const

/** The couriers of the market, with realistic prices relative to each other. Data, so that it is easy to correct. */
export const couriers: readonly CourierService[] = [
  {
    id: 'jne-jtr',
    code: 'jne',
    company: 'JNE',
    service: 'JTR',
    ...cargo,
    factor: 0.27,
    days: [2, 4],
    farEast: true,
  },
  {
    id: 'jnt-cargo',
    code: 'jnt',
    company: 'J&T',
    service: 'Cargo',
    ...cargo,
    factor: 0.26,
    days: [2, 4],
  },
  {
    id: 'sicepat-gokil',
    code: 'sicepat',
    company: 'SiCepat',
    service: 'GOKIL',
    ...cargo,
    factor: 0.25,
    days: [2, 5],
  },
  {
    id: 'anteraja-kargo',
    code: 'anteraja',
    company: 'AnterAja',
    service: 'Kargo',
    ...cargo,
    factor: 0.28,
    days: [2, 4],
  },
  {
    id: 'lion-bigpack',
    code: 'lion',
    company: 'Lion Parcel',
    service: 'BIGPACK',
    ...cargo,
    factor: 0.29,
    days: [1, 3],
    farEast: true,
  },
  {
    id: 'pos-kargo',
    code: 'pos',
    company: 'Pos Indonesia',
    service: 'Kargo',
    ...cargo,
    factor: 0.26,
    days: [3, 6],
    farEast: true,
  },

  {
    id: 'jne-reg',
    code: 'jne',
    company: 'JNE',
    service: 'REG',
    ...parcel,
    factor: 1,
    days: [0, 0],
    farEast: true,
  },
  { id: 'jne-yes', code: 'jne', company: 'JNE', service: 'YES', ...nextDay, factor: 1.8 },
  {
    id: 'jne-oke',
    code: 'jne',
    company: 'JNE',
    service: 'OKE',
    ...parcel,
    factor: 0.86,
    days: [1, 2],
  },
  {
    id: 'jnt-ez',
    code: 'jnt',
    company: 'J&T',
    service: 'EZ',
    ...parcel,
    factor: 1,
    days: [0, 1],
    farEast: true,
  },
  {
    id: 'sicepat-reg',
    code: 'sicepat',
    company: 'SiCepat',
    service: 'REG',
    ...parcel,
    factor: 0.95,
    days: [0, 1],
  },
  {
    id: 'sicepat-best',
    code: 'sicepat',
    company: 'SiCepat',
    service: 'BEST',
    ...nextDay,
    factor: 1.55,
  },
  {
    id: 'anteraja-reguler',
    code: 'anteraja',
    company: 'AnterAja',
    service: 'Reguler',
    ...parcel,
    factor: 0.93,
    days: [0, 1],
  },
  {
    id: 'anteraja-nextday',
    code: 'anteraja',
    company: 'AnterAja',
    service: 'Next Day',
    ...nextDay,
    factor: 1.5,
  },
  {
    id: 'ninja-reguler',
    code: 'ninja',
    company: 'Ninja Xpress',
    service: 'Reguler',
    ...parcel,
    factor: 0.96,
    days: [0, 1],
  },
  {
    id: 'lion-regpack',
    code: 'lion',
    company: 'Lion Parcel',
    service: 'REGPACK',
    ...parcel,
    factor: 0.94,
    days: [0, 1],
    farEast: true,
  },
  {
    id: 'pos-reguler',
    code: 'pos',
    company: 'Pos Indonesia',
    service: 'Reguler',
    ...parcel,
    factor: 0.9,
    days: [1, 3],
    farEast: true,
  },

  {
    id: 'paxel-frozen',
    code: 'paxel',
    company: 'Paxel',
    service: 'Frozen',
    ...nextDay,
    factor: 2,
    coldChain: true,
  },
  {
    id: 'fresh-factory-cold',
    code: 'fresh-factory',
    company: 'Fresh Factory',
    service: 'Cold Chain',
    ...cargo,
    factor: 0.6,
    // By plane, also across the sea.
    days: [-3, -6],
    farEast: true,
    coldChain: true,
  },

  { id: 'gosend-sameday', code: 'gosend', company: 'GoSend', service: 'Same Day', ...instant },
  {
    id: 'grab-sameday',
    code: 'grab',
    company: 'GrabExpress',
    service: 'Same Day',
    ...instant,
    factor: 1.05,
  },
]
