import { taxOnTop } from '../cart/public.ts'
import { bySeller, type Draft, type DraftLine } from './draft.ts'
import { orderRefused } from './refused.ts'

/** The lines of one seller that travel together: to one address, for one cost centre. */
export interface ParcelLines {
  lines: DraftLine[]
  /** Undefined: to the address that the draft chose for the seller. */
  addressId: string | undefined
  costCentreId: string | null
}

type Item = Draft['items'][number]

/** Whether the goods of a draft are divided between addresses or cost centres. */
export const isDivided = ({ items }: Pick<Draft, 'items'>): boolean =>
  items.some(
    ({ shipping_address_id, cost_centre_id }) =>
      shipping_address_id !== undefined || cost_centre_id !== undefined,
  )

/** The cost centre of an item, where each has its own. */
export const centreOf = (
  { business }: Pick<Draft, 'business'>,
  { cost_centre_id }: Item,
): string | null => cost_centre_id ?? business?.cost_centre_id ?? null

/**
 * Divides lines into parcels. Prices and minimums are those of the whole quantity of a product; each parcel has whole
 * steps of it, because a carton is not opened.
 */
export function divided(draft: Draft, lines: readonly DraftLine[], now: Date): ParcelLines[] {
  const parcels = withOpenedCartons(draft, lines, now)
  const opened = isDivided(draft) ? parcels.flatMap((parcel) => openedIn(parcel)) : []
  if (opened[0])
    throw orderRefused('BELOW_MINIMUM_ORDER', {
      data: { items: [{ id_item: opened[0].id_item, name: opened[0].goods.name }] },
    })
  return parcels
}

/** The lines of a parcel that are no whole steps. */
export const openedIn = ({ lines }: Pick<ParcelLines, 'lines'>): DraftLine[] =>
  lines.filter(({ quantity, goods }) => quantity % goods.step !== 0)

/** Divides lines into parcels as they are asked, also where this would open a carton. */
export function withOpenedCartons(
  draft: Pick<Draft, 'items' | 'business' | 'shipping_address_id'>,
  lines: readonly DraftLine[],
  now: Date,
): ParcelLines[] {
  if (!isDivided(draft))
    return [...bySeller(lines).values()].map((group) => ({
      lines: group,
      addressId: undefined,
      costCentreId: null,
    }))
  const isToOne = draft.items.every(({ shipping_address_id }) => shipping_address_id === undefined)
  return [...bySeller(lines).values()].flatMap((group) =>
    [...Map.groupBy(itemsOf(draft, group), (item) => keyOf(draft, item)).values()].map((items) => ({
      lines: group.flatMap((line) => partOf(line, items, now)),
      addressId: isToOne ? undefined : (items[0]!.shipping_address_id ?? draft.shipping_address_id),
      costCentreId: centreOf(draft, items[0]!),
    })),
  )
}

const isOf = ({ goods }: DraftLine, { id_item }: Item) => goods.id === Number(id_item)

const itemsOf = ({ items }: Pick<Draft, 'items'>, group: readonly DraftLine[]) =>
  items.filter((item) => group.some((line) => isOf(line, item)))

const keyOf = (draft: Pick<Draft, 'business' | 'shipping_address_id'>, item: Item) =>
  `${item.shipping_address_id ?? draft.shipping_address_id} ${centreOf(draft, item) ?? ''}`

function partOf(line: DraftLine, items: readonly Item[], now: Date): DraftLine[] {
  const quantity = items
    .filter((item) => isOf(line, item))
    .reduce((sum, item) => sum + item.quantity, 0)
  if (quantity === 0) return []
  return [{ ...line, quantity, tax: taxOnTop(line.goods, quantity * line.unit_price, now) }]
}
