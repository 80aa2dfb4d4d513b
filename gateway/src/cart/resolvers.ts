import type { CartAnswer, CartLineInput, CartNoteInput } from '@borong/api/cart-schema'
import type { Gateway, Language } from '../server/domain.ts'
import { isVerifiedAdult } from '../users/public.ts'
import { readCart, writeCart, type Held } from './store.ts'
import { viewCart } from './view.ts'
import { cartMessage, type CartMessage } from './messages.ts'

/** The buyer of the request, and whether an operation refused its input: the response status is then 400. */
export interface CartRequest {
  buyerId: string
  language: Language
  refused: boolean
  /** The cart that a query of the request has read. */
  read?: Promise<CartAnswer>
}

const MOST_LINES_PER_CALL = 100
const NOTE_LENGTH = 200
const LARGEST_QUANTITY = 1_000_000
const isNumbered = (id: string) => /^[1-9]\d{0,8}$/.test(id)
const isSequence = (sequence: number | undefined | null) =>
  sequence == null || (Number.isSafeInteger(sequence) && sequence > 0)

type Input<T> = { input: T }
type Nullable<T> = { [K in keyof T]: T[K] | null }

/** The three operations of the cart (C-23), as GraphQL root resolvers. */
export function makeResolvers({ db, now }: Gateway) {
  async function answer(held: Held, code: CartMessage, request: CartRequest): Promise<CartAnswer> {
    const hasAdult = [...held.goods.values()].some((goods) => goods.isAdult)
    const isAdult = hasAdult && (await isVerifiedAdult(db, request.buyerId, now()))
    const cart = viewCart(held.stored, held.goods, isAdult, now(), request.language)
    const result = { ...cart, company_id: held.companyId }
    return {
      code: 'OK',
      message: cartMessage(code, request.language),
      adjustments: held.adjustments,
      result,
    }
  }

  async function refuse(code: CartMessage, request: CartRequest): Promise<CartAnswer> {
    request.refused = true
    return { code, message: cartMessage(code, request.language), adjustments: [], result: null }
  }

  async function write(
    lines: CartLineInput[],
    notes: CartNoteInput[],
    done: CartMessage,
    request: CartRequest,
  ): Promise<CartAnswer> {
    const wrong = errorOf(lines, notes)
    if (wrong) return refuse(wrong, request)
    const held = await writeCart(db, request.buyerId, { lines, notes }, now(), request.language)
    return held ? answer(held, done, request) : refuse('ITEM_UNKNOWN', request)
  }

  return {
    V1GetCart(_: unknown, request: CartRequest) {
      return (request.read ??= readCart(db, request.buyerId, now()).then((held) =>
        answer(held, 'OK', request),
      ))
    },
    V1UpdateCart(
      {
        input,
      }: Input<{
        lines?: Nullable<CartLineInput>[] | null
        notes?: Nullable<CartNoteInput>[] | null
      }>,
      request: CartRequest,
    ) {
      return write(
        (input.lines ?? []).map(withoutNulls),
        (input.notes ?? []).map(withoutNulls),
        'UPDATED',
        request,
      )
    },
    V1DeleteCart(
      { input }: Input<{ id_items: string[]; sequence?: number | null }>,
      request: CartRequest,
    ) {
      const lines = input.id_items.map((id_item) =>
        withoutNulls({ id_item, product_quantity: 0, sequence: input.sequence ?? null }),
      )
      return write(lines, [], 'DELETED', request)
    },
  }
}

function errorOf(
  lines: readonly CartLineInput[],
  notes: readonly CartNoteInput[],
): CartMessage | undefined {
  if (lines.length > MOST_LINES_PER_CALL || notes.length > MOST_LINES_PER_CALL)
    return 'TOO_MANY_LINES'
  if (notes.some((note) => note.note.length > NOTE_LENGTH || note.note.includes('\0')))
    return 'NOTE_TOO_LONG'
  if (
    lines.some((line) => !isNumbered(line.id_item)) ||
    notes.some((note) => !isNumbered(note.id_vendor))
  )
    return 'ITEM_UNKNOWN'
  if (![...lines, ...notes].every((part) => isSequence(part.sequence))) return 'QUANTITY_INVALID'
  const isWrong = ({ product_quantity: n }: CartLineInput) =>
    n !== undefined && (n < 0 || n > LARGEST_QUANTITY)
  return lines.some(isWrong) ? 'QUANTITY_INVALID' : undefined
}

// GraphQL passes null for an optional field that was sent as null. Null and undefined both mean "unchanged".
function withoutNulls<T extends object>(input: Nullable<T>): T {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as T
}
