import type { Cart, CartAnswer, CartItem } from '@borong/api/cart-schema'
import { idOf, isLine, type CartPart } from '../cart-store/cart-part.ts'
import { cartOf, item, vendor } from './cart-parts.ts'

/** The server's cart, by the gateway's rules: a write older than its line is ignored, stock cuts quantities. */
export class ShopCart {
  version = 1
  readonly stock = new Map<string, number>()
  private readonly lines = new Map<string, CartItem>()
  private readonly notes = new Map<string, { note: string; sequence: number }>()
  private sequence = 1

  constructor(...lines: CartItem[]) {
    for (const line of lines) this.lines.set(line.id_item, line)
  }

  cart(): Cart {
    const live = [...this.lines.values()].filter((line) => line.product_quantity > 0)
    const note = this.notes.get('7')
    const details = live.map((line) => ({ ...line, maximum: this.stock.get(line.id_item) ?? 100 }))
    const sellers =
      details.length > 0
        ? [vendor(details, note && { note: note.note, note_sequence: note.sequence })]
        : []
    return cartOf(sellers, { version: this.version, sequence: this.sequence })
  }

  quantities(): Record<string, number> {
    return quantitiesOf(this.cart())
  }

  write(parts: readonly CartPart[]): CartAnswer {
    this.version++
    const adjustments: CartAnswer['adjustments'] = []
    for (const part of parts) {
      this.sequence = Math.max(this.sequence, part.sequence)
      if (isLine(part)) adjustments.push(...this.writeLine(part))
      else if (part.sequence >= (this.notes.get(idOf(part))?.sequence ?? 0))
        this.notes.set(idOf(part), { note: part.note ?? '', sequence: part.sequence })
    }
    return { code: 'OK', message: '', adjustments, result: this.cart() }
  }

  private writeLine(part: CartPart): CartAnswer['adjustments'] {
    const id = idOf(part)
    const old = this.lines.get(id)
    if (old && part.sequence < old.sequence) return []
    const asked = part.line?.product_quantity ?? old?.product_quantity ?? 0
    const quantity = Math.min(asked, this.stock.get(id) ?? 100)
    this.lines.set(id, {
      ...(old ?? item({ id_item: id })),
      ...part.line,
      product_quantity: quantity,
      sequence: part.sequence,
    })
    return quantity === asked
      ? []
      : [{ id_item: id, code: 'STOCK', message: `Stok tersisa ${quantity}`, asked, quantity }]
  }
}

export const quantitiesOf = (cart: Cart): Record<string, number> =>
  Object.fromEntries(
    cart.detail.flatMap((one) =>
      one.details.map((line) => [line.id_item, line.product_quantity] as const),
    ),
  )
