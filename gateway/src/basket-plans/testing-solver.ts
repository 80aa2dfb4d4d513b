import highs from 'highs'
import { distanceKm } from '../places/public.ts'
import { type CourierService, couriers } from '../shipping/couriers.ts'
import { quote, ratePerKg } from '../shipping/quote.ts'
import { type Destination, PADDING, regionOf } from '../shipping/public.ts'
import type { GoodsSeller } from '../cart/public.ts'
import type { Line } from './best-plan.ts'

const OWN_LOAD_KG = 500
const MOST_CM3_OF_KG = { parcel: 6000, cargo: 4000 } as const
const TOLERANCE_KG = 0.3
const INSURED = { share: 0.002, from: 5_000_000 }
const FREE = { from: 500_000, upTo: 50_000 }
/** The solver stops when its plan is at most this share above the proven lower bound. */
export const GAP = 0.005

/**
 * The least cost of a choice of one offer for each line, by an exact solver of integer programs. It does not round prices of
 * couriers up, so that its cost is at most that of the true optimum.
 */
export async function solvedCost(
  lines: readonly Line[],
  destination: Destination,
): Promise<number> {
  const solver = await highs()
  const solved = solver.solve(programOf(lines, destination), {
    mip_rel_gap: GAP,
    time_limit: 45,
    output_flag: false,
  })
  if (solved.Status !== 'Optimal') throw new Error(`The solver ended with ${solved.Status}`)
  return solved.ObjectiveValue
}

function programOf(lines: readonly Line[], destination: Destination): string {
  const costs: string[] = []
  const rules: string[] = []
  const binary: string[] = []
  const integer: string[] = []
  const bySeller = new Map<number, { seller: GoodsSeller; taken: Taken[] }>()
  for (const [line, offers] of lines.entries()) {
    const names = offers.map((_, at) => `x_${line}_${at}`)
    rules.push(`${names.join(' + ')} = 1`)
    binary.push(...names)
    for (const [at, offer] of offers.entries()) {
      costs.push(term(offer.value + offer.tax, names[at]!))
      const { seller } = offer.goods
      const group = bySeller.get(seller.id) ?? { seller, taken: [] }
      bySeller.set(seller.id, group)
      group.taken.push({ name: names[at]!, ...offer })
    }
  }
  for (const { seller, taken } of bySeller.values()) {
    const s = seller.id
    const open = `y_${s}`
    binary.push(open)
    for (const { name } of taken) rules.push(`${name} - ${open} <= 0`)
    const sum = (of: (one: Taken) => number) =>
      taken.map((one) => term(of(one), one.name)).join(' ')
    const most = (of: (one: Taken) => number) => taken.reduce((all, one) => all + of(one), 0)
    const kg = ({ grams }: Taken) => grams / 1000
    const volume = ({ cm3 }: Taken) => cm3 * PADDING
    const value = (one: Taken) => one.value
    rules.push(`${sum(value)} - ${seller.minimumPurchase} ${open} >= 0`)
    const services = servicesOf(seller, destination)
    const chosen = services.map(({ id }) => `z_${s}_${id}`)
    binary.push(...chosen)
    rules.push(`${chosen.length > 0 ? `${chosen.join(' + ')} - ` : '- '}${open} = 0`)
    const cold = taken.filter(({ isCold }) => isCold)
    const coldServices = services.flatMap((service, at) =>
      service.kind === 'instant' || service.isCold ? [chosen[at]!] : [],
    )
    for (const { name } of cold)
      rules.push(
        coldServices.length > 0 ? `${name} - ${coldServices.join(' - ')} <= 0` : `${name} = 0`,
      )
    for (const [at, service] of services.entries()) {
      const z = chosen[at]!
      if (service.isCold)
        rules.push(
          `${cold.map(({ name }) => `- ${name}`).join(' ')} + ${z} <= 0`.replace(/^ \+/, ''),
        )
      const [w, v] = [`w_${s}_${service.id}`, `v_${s}_${service.id}`]
      rules.push(`${w} - ${Math.min(service.mostKg, most(kg))} ${z} <= 0`)
      rules.push(`${v} - ${most(volume)} ${z} <= 0`)
      if (service.fixed !== undefined) {
        costs.push(term(service.fixed, z))
        continue
      }
      const k = `k_${s}_${service.id}`
      integer.push(k)
      costs.push(term(service.perStep, k))
      rules.push(`${k} - ${z} >= 0`)
      rules.push(`${service.stepKg} ${k} - ${w} + ${service.tolerance} ${z} >= 0`)
      if (service.cm3OfKg)
        rules.push(
          `${service.stepKg * service.cm3OfKg} ${k} - ${v} + ${service.tolerance * service.cm3OfKg} ${z} >= 0`,
        )
    }
    const all = (prefix: string) => services.map(({ id }) => `- ${prefix}_${s}_${id}`).join(' ')
    rules.push(`${sum(kg)} ${all('w')} = 0`, `${sum(volume)} ${all('v')} = 0`)
    // Insurance, which the seller's own courier does not need.
    const [insured, fee] = [`i_${s}`, `f_${s}`]
    const own = services.some(({ id }) => id === 'own') ? `- ${most(value)} z_${s}_own` : ''
    binary.push(insured)
    rules.push(`${sum(value)} - ${most(value)} ${insured} ${own} <= ${INSURED.from - 1}`)
    rules.push(
      `${sum((one) => -INSURED.share * one.value)} - ${INSURED.share * most(value)} ${insured} + ${fee} >= ${-INSURED.share * most(value)}`,
    )
    costs.push(`+ ${fee}`)
    if (seller.freeShipping) {
      const free = `g_${s}`
      binary.push(free)
      const slow = services.flatMap(({ isSlow }, at) => (isSlow ? [chosen[at]!] : []))
      rules.push(`${sum(value)} - ${FREE.from} ${free} >= 0`)
      rules.push(`${free}${slow.map((name) => ` - ${name}`).join('')} <= 0`)
      const saved = `s_${s}`
      rules.push(`${saved} - ${FREE.upTo} ${free} <= 0`)
      const slowCosts = services.flatMap((service) =>
        service.isSlow ? [`- ${service.perStep} k_${s}_${service.id}`] : [],
      )
      rules.push(`${saved} ${slowCosts.join(' ')} <= 0`)
      costs.push(`- ${saved}`)
    }
  }
  const list = (items: readonly string[]) => items.map((item) => ` ${item}`).join('\n')
  return `Minimize
 obj: ${costs.join('\n ')}
Subject To
${list(rules)}
Binary
${list(binary)}
General
${list(integer)}
End
`
}

type Taken = Line[number] & { name: string }

const term = (amount: number, name: string) =>
  `${amount < 0 ? '-' : '+'} ${Math.abs(amount)} ${name}`

interface Service {
  id: string
  kind: string
  mostKg: number
  isSlow: boolean
  isCold: boolean
  /** A price that does not depend on the parcel. */
  fixed?: number
  perStep: number
  stepKg: number
  tolerance: number
  cm3OfKg: number
}

/** The services of a seller to a place, with the prices from which the quote is made. */
function servicesOf(seller: GoodsSeller, destination: Destination): Service[] {
  const km = distanceKm(seller, destination)
  const [from, to] = [regionOf(seller.province), regionOf(destination.province)]
  const perKg = ratePerKg({ km, bySea: from !== to, to })
  const offered = new Map(
    [false, true]
      .flatMap((isCold) =>
        quote(seller, destination, {
          weightGrams: 1000,
          volumeCm3: 0,
          value: Number.MAX_SAFE_INTEGER,
          isCold,
        }),
      )
      .filter(
        ({ covered_city, feature_flag, kind }) =>
          covered_city === 'Y' && feature_flag === 'Y' && kind !== 'pickup',
      )
      .map((option) => [option.id, option]),
  )
  const services = couriers.flatMap((courier) =>
    offered.has(courier.id) ? [serviceOf(courier, perKg, km)] : [],
  )
  if (offered.has('own'))
    services.push({
      id: 'own',
      kind: 'own',
      mostKg: Infinity,
      isSlow: false,
      isCold: false,
      perStep: 15_000 + 2000 * km,
      stepKg: OWN_LOAD_KG,
      tolerance: 0,
      cm3OfKg: 0,
    })
  return services.map((service) => ({ ...service, id: service.id.replaceAll('-', '') }))
}

function serviceOf(courier: CourierService, perKg: number, km: number): Service {
  const isCargo = courier.kind === 'cargo'
  const stepKg = isCargo ? 10 : 1
  return {
    id: courier.id,
    kind: courier.kind,
    mostKg: courier.mostKg ?? Infinity,
    isSlow: courier.kind !== 'instant' && !courier.mostKm,
    isCold: courier.coldChain === true,
    ...(courier.kind === 'instant'
      ? { fixed: courier.factor * (15_000 + 2500 * Math.max(0, km - 5)) }
      : {}),
    perStep: courier.factor * perKg * stepKg,
    stepKg,
    tolerance: isCargo ? 0 : TOLERANCE_KG,
    cm3OfKg: courier.kind === 'instant' ? 0 : MOST_CM3_OF_KG[courier.kind],
  }
}
