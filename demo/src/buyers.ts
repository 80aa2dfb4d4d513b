/** The password of every demo buyer. */
export const DEMO_PASSWORD = 'Borong#2026'
/** The PIN of the demo buyers that have one. */
export const DEMO_PIN = '260817'

/** The buyers of a new shop. Their ids are fixed, so that every domain can seed their history. */
export const demoBuyers = {
  /** Verified, adult, with a business: has addresses, a wallet with history and orders in every state. */
  budi: {
    id: '01983f00-0000-7000-8000-000000000001',
    ssoId: '01983f00-0000-7000-9000-000000000001',
    name: 'Budi Santoso',
    email: 'budi@contoh.id',
    handphone: '6281200000001',
    birthDate: '1986-08-17',
  },
  /** New: has no data yet. */
  sari: {
    id: '01983f00-0000-7000-8000-000000000002',
    ssoId: '01983f00-0000-7000-9000-000000000002',
    name: 'Sari Wulandari',
    email: 'sari@contoh.id',
    handphone: '6281200000002',
    birthDate: null,
  },
  /** Buys for Budi's company: has an address and an order that waits for Budi's approval. */
  dewi: {
    id: '01983f00-0000-7000-8000-000000000004',
    ssoId: '01983f00-0000-7000-9000-000000000004',
    name: 'Dewi Lestari',
    email: 'dewi@contoh.id',
    handphone: '6281200000004',
    birthDate: null,
  },
  /** Under age. */
  rio: {
    id: '01983f00-0000-7000-8000-000000000003',
    ssoId: '01983f00-0000-7000-9000-000000000003',
    name: 'Rio Pratama',
    email: 'rio@contoh.id',
    handphone: '6281200000003',
    birthDate: '2010-05-20',
  },
} as const

/** The company of Budi's business profile, for which Dewi buys. Orders above the amount need his approval. */
export const demoCompany = { id: `c${demoBuyers.budi.id}`, approvalAbove: 5_000_000 } as const
