import type { planBasket } from '@borong/api/basket-plans.shapes'
import { cheapestDelivery } from '@borong/api/rules/shipping-option'
import type { CallReply } from '@borong/api/shape'
import type { Destination } from '../shipping/public.ts'
import type { AskedLine } from './asked-lines.ts'
import { type Aim, bestPlan, type Choice, FEWEST } from './best-plan.ts'
import { deliverable, type DeliveredLine, type LeftOut, leftOutFor } from './deliverable.ts'
import { courierTo } from './parcels.ts'
import { parcelsOf, viewPlan } from './view-plan.ts'

type Plans = CallReply<typeof planBasket>['result']

const CHEAPEST: Aim = { days: Infinity, perSeller: 0 }

/** The plans of these lines, and the lines that none of them has. */
export async function plansFor(
  asked: readonly AskedLine[],
  destination: Destination,
): Promise<Plans> {
  const brought = deliverable(asked, destination)
  const courier = courierTo(destination)
  const plan = (lines: readonly DeliveredLine[], aim: Aim, starts: readonly number[][] = []) =>
    bestPlan(
      lines.map(({ offers }) => offers),
      courier,
      aim,
      [lines.map(() => 0), ...starts],
    )
  const { lines, cheapest, leftOut } = await reachMinimums(brought, destination, (some) =>
    plan(some, CHEAPEST),
  )
  const left_out = [...brought.leftOut, ...leftOut]
  if (!cheapest) return { current: null, cheapest: null, fewest: null, earliest: null, left_out }
  const view = (chosen: readonly number[], days?: number) =>
    viewPlan(lines, chosen, { destination, days })
  const isAsked = left_out.length === 0 && lines.every(({ isOwnOffered }) => isOwnOffered)
  const viewed = view(cheapest)
  const fewest = await plan(lines, { ...CHEAPEST, perSeller: FEWEST }, [cheapest])
  return {
    current: isAsked ? view(lines.map(() => 0)) : null,
    cheapest: viewed,
    fewest: view(fewest.chosen),
    earliest: (await earliest()) ?? viewed,
    left_out,
  }

  async function earliest() {
    if (!viewed) return undefined
    const first = Math.max(...lines.map(({ days }) => days))
    for (let days = first; days < viewed.days_longest; days++) {
      const { chosen, isPossible } = await plan(lines, { ...CHEAPEST, days }, [cheapest!])
      if (isPossible) return view(chosen, days)
    }
    return undefined
  }
}

/** Leaves out the goods of sellers who ask for a larger order than these lines can give, until each seller has a courier. */
async function reachMinimums(
  brought: { lines: readonly DeliveredLine[] },
  destination: Destination,
  plan: (lines: readonly DeliveredLine[]) => Promise<Choice>,
): Promise<{
  lines: readonly DeliveredLine[]
  cheapest: number[] | undefined
  leftOut: LeftOut[]
}> {
  const leftOut: LeftOut[] = []
  let { lines } = brought
  while (lines.length > 0) {
    const { chosen, isPossible } = await plan(lines)
    if (isPossible) return { lines, cheapest: chosen, leftOut }
    const small = new Set(
      parcelsOf(lines, chosen, destination).flatMap(({ seller, options }) =>
        cheapestDelivery(options) ? [] : [seller.id],
      ),
    )
    const isSmall = (_: DeliveredLine, at: number) =>
      small.has(lines[at]!.offers[chosen[at]!]!.goods.seller.id)
    leftOut.push(...lines.filter(isSmall).map((line) => leftOutFor(line, 'minimum')))
    lines = lines.filter((line, at) => !isSmall(line, at))
  }
  return { lines, cheapest: undefined, leftOut }
}
