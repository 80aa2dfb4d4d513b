import type { OfferedProduct, PayRequest } from '@borong/gateway/billing/bill-provider'
import { prng } from '../market/prng.ts'
import { billOf, meterOf, ownerOf, taxRateOf } from './customers.ts'

interface Proof {
  serial: string
  token: string | null
  facts: { label: string; value: string }[]
}

const rupiah = (amount: number) =>
  `Rp${amount.toLocaleString('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** The serial number, the token and the facts of a receipt: the same for every repetition of a payment. */
export function proofOf(request: PayRequest, product: OfferedProduct, day: string): Proof {
  const random = prng('biller-proof', request.reference)
  const digits = (count: number) =>
    Array.from({ length: count }, () => random.between(0, 9)).join('')
  if (product.kind === 'pulsa' || product.kind === 'data')
    return { serial: digits(16), token: null, facts: [] }
  const serial = `0BRG${digits(28)}`
  const reference = { label: 'No. referensi', value: serial }
  if (product.kind !== 'token') {
    const { facts } = billOf(product, request.number, request.months, day)
    return { serial, token: null, facts: [...facts, reference] }
  }
  return {
    serial,
    token: digits(20),
    facts: [...tokenFacts(product, request.number), reference],
  }
}

function tokenFacts(product: OfferedProduct, number: string) {
  const nominal = product.nominal ?? 0
  const { power, tariff } = meterOf(number)
  const tax = nominal * taxRateOf(number)
  const kilowattHours = (nominal - tax) / tariff
  return [
    { label: 'Nama', value: ownerOf(number) },
    { label: 'Tarif/Daya', value: power },
    { label: 'Meterai', value: rupiah(0) },
    { label: 'PPN', value: rupiah(0) },
    { label: 'PPJ', value: rupiah(tax) },
    { label: 'Angsuran', value: rupiah(0) },
    { label: 'Rp stroom/token', value: rupiah(nominal - tax) },
    {
      label: 'Jumlah kWh',
      value: kilowattHours.toLocaleString('id-ID', {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
    },
  ]
}
