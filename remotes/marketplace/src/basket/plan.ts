import type { planBasket } from '@borong/api/basket-plans'
import type { Reply } from '@borong/contract'

export type Plans = Reply<typeof planBasket>['result']
export type Plan = NonNullable<Plans['cheapest']>
export type PlanName = 'cheapest' | 'fewest' | 'earliest' | 'current'

const NAMES = ['cheapest', 'fewest', 'earliest', 'current'] as const

/** The different plans, each with all names that it has; the lines as they are now come last. */
export function namedPlans(plans: Plans): { names: PlanName[]; plan: Plan }[] {
  const named: { names: PlanName[]; plan: Plan }[] = []
  for (const name of NAMES) {
    const plan = plans[name]
    if (!plan) continue
    const same = named.find((one) => bought(one.plan) === bought(plan))
    if (same) same.names.push(name)
    else named.push({ names: [name], plan })
  }
  return named
}

/** The products of a plan with their couriers, in one order. */
const bought = ({ parcels }: Plan): string =>
  parcels
    .flatMap(({ courier, lines }) => lines.map(({ product }) => `${product.id} ${courier}`))
    .sort()
    .join()

/** The lines of a plan as the cart takes them, each in the place of the line for which it is bought. */
export const linesOf = ({ parcels }: Plan) =>
  parcels.flatMap(({ lines }) =>
    lines.map(({ for_product, product, quantity }) => ({
      product_id: product.id,
      quantity,
      replaces: for_product,
    })),
  )

/** The lines of a plan for goods that are not in the cart yet. */
export const filledLines = (plan: Plan) =>
  linesOf(plan).map(({ product_id, quantity }) => ({ product_id, quantity }))

/** The lines that take a plan back. */
export const linesBack = (plan: Plan) =>
  linesOf(plan).map(({ product_id, quantity, replaces }) => ({
    product_id: replaces,
    quantity,
    replaces: product_id,
  }))
