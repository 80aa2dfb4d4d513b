import type { Outlet } from './outlet-table.ts'
import type { Plan } from './use-plan.ts'

type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** A reason against the order, with the product and the outlet that it is about. */
export interface TableProblem {
  key: string
  text: string
  productId?: string
  addressId?: string
  /** A quantity of this cell that the outlet can have. */
  fix?: number
}

/** The reasons against an order: of cells and rows, of sellers, of shipments, then of the whole order. */
export function problemsOf(plan: Plan, outlets: readonly Outlet[], t: Words): TableProblem[] {
  const labels = new Map(outlets.map(({ id, label }) => [id, label]))
  const lines = new Map(plan.lines.map((line) => [line.id_item, line]))
  const sellers = new Map(plan.sellers.map(({ id, name }) => [id, name]))
  return [
    ...plan.parts.flatMap(({ id_item, shipping_address_id, quantity }): TableProblem[] => {
      const line = lines.get(id_item)
      if (!line) return []
      const outlet = labels.get(shipping_address_id) ?? ''
      const fix = Math.ceil(quantity / line.step) * line.step
      return [
        {
          key: `${id_item} ${shipping_address_id}`,
          text: t('problem.part', { name: line.name, outlet, step: line.step, quantity }),
          productId: id_item,
          addressId: shipping_address_id,
          fix,
        },
      ]
    }),
    ...plan.lines.filter((line) => !isOfParts(line, plan)).flatMap((line) => ofLine(line, t)),
    ...plan.sellers.flatMap(({ id, name, problem }) =>
      problem ? [{ key: `seller ${id}`, text: `${name}: ${problem.message}` }] : [],
    ),
    ...plan.shipments.flatMap(({ vendor_id, shipping_address_id, problem }) =>
      problem
        ? [
            {
              key: `shipment ${vendor_id} ${shipping_address_id}`,
              text: [sellers.get(vendor_id), labels.get(shipping_address_id), problem.message].join(
                ' · ',
              ),
              addressId: shipping_address_id,
            },
          ]
        : [],
    ),
    ...plan.problems.map(({ code, message }) => ({ key: code, text: message })),
  ]
}

/** The parts of this product name the reason already. */
const isOfParts = ({ id_item, quantity, minimum_order }: Plan['lines'][number], { parts }: Plan) =>
  quantity >= minimum_order && parts.some((part) => part.id_item === id_item)

function ofLine(line: Plan['lines'][number], t: Words): TableProblem[] {
  const { id_item, name, problem, quantity, most, minimum_order: minimum, step } = line
  if (!problem) return []
  const values = { name: name || id_item, quantity, most, minimum, step }
  const texts: Record<string, string> = {
    BELOW_MINIMUM_ORDER: t(quantity < minimum ? 'problem.minimum' : 'problem.step', values),
    INSUFFICIENT_STOCK: t('problem.stock', values),
  }
  return [
    {
      key: `line ${id_item}`,
      text: texts[problem.code] ?? `${values.name}: ${problem.message}`,
      productId: id_item,
    },
  ]
}
