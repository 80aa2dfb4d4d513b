import type { OfferedProduct } from '@borong/gateway/billing/bill-provider'
import { product } from './product.ts'

/** PLN stops every night. */
const cutOff = { from: '23:00', to: '01:00' }
const pln = { operator: 'pln', operatorName: 'PLN', cutOff }

const TOKEN_FEE = 900
/** In thousands of rupiah. */
const TOKENS = [20, 50, 100, 200, 500, 1000]

const tokens = TOKENS.map((thousand) => {
  const nominal = thousand * 1000
  return product({
    ...pln,
    code: `pln${thousand}`,
    kind: 'token',
    name: `Token PLN ${nominal.toLocaleString('id-ID')}`,
    description: 'Token listrik prabayar',
    nominal,
    cost: nominal + TOKEN_FEE,
  })
})

const subscription = (
  kind: 'tv' | 'internet',
  operator: string,
  operatorName: string,
  admin: number,
) =>
  product({
    code: operator,
    kind,
    operator,
    operatorName,
    name: operatorName,
    description: kind === 'tv' ? 'Tagihan TV berlangganan' : 'Tagihan internet rumah',
    admin,
  })

/** Electricity, BPJS, television and internet. */
export const homeProducts: OfferedProduct[] = [
  ...tokens,
  product({
    ...pln,
    code: 'pln',
    kind: 'electricity',
    name: 'Tagihan PLN',
    description: 'Tagihan listrik pascabayar',
    admin: 2750,
  }),
  product({
    code: 'bpjs',
    kind: 'bpjs',
    operator: 'bpjs',
    operatorName: 'BPJS Kesehatan',
    name: 'BPJS Kesehatan',
    description: 'Iuran peserta mandiri sekeluarga',
    admin: 2500,
  }),
  subscription('internet', 'indihome', 'IndiHome', 2500),
  subscription('internet', 'myrepublic', 'MyRepublic', 2500),
  subscription('internet', 'firstmedia', 'First Media', 3000),
  subscription('internet', 'biznet', 'Biznet', 2000),
  subscription('tv', 'kvision', 'K-Vision', 1500),
  subscription('tv', 'transvision', 'Transvision', 2500),
  subscription('tv', 'nexparabola', 'Nex Parabola', 1500),
]
