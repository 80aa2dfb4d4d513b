import { paymentOf } from '../payments/public.ts'
import { applyEvent } from '../payments/settle.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { newSerial } from '../server/new-serial.ts'
import { Refused } from '../server/refused.ts'
import { freeCredit, holdCredit, lowerHold } from './holds.ts'
import { invoiceOrder } from './invoice-order.ts'
import { lockInvoice, openOf, refundInvoice } from './lower.ts'
import { makePayment } from './pay.ts'

interface Debt {
  buyerIds: readonly string[]
  companyId: string
  random: () => number
}

/** Orders, payments and refunds on the lines of one company, in any order and at the same moment. */
export class Debts {
  readonly #gateway: Gateway
  readonly #debt: Debt
  readonly #orders: string[] = []
  /** The money that has arrived for payments of invoices. */
  received = 0

  constructor(gateway: Gateway, debt: Debt) {
    this.#gateway = gateway
    this.#debt = debt
  }

  /** One random step. */
  step(): Promise<unknown> {
    const steps: [number, () => Promise<unknown>][] = [
      [6, () => this.#order()],
      [5, () => this.#take()],
      [1, () => this.#cancel()],
      [1, () => this.#refuseLines()],
      [4, () => this.#pay()],
      [2, () => this.#refund()],
    ]
    let dice = this.#debt.random() * steps.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, play] of steps) {
      dice -= weight
      if (dice < 0) return play()
    }
    return Promise.resolve()
  }

  #pick = <T>(list: readonly T[]): T | undefined =>
    list[Math.floor(this.#debt.random() * list.length)]
  #amount = (most: number) => 1 + Math.floor(this.#debt.random() * most)

  async #order() {
    const at = this.#gateway.now()
    const wanted = {
      orderId: newId(),
      serial: newSerial('BRG', at),
      buyerId: this.#pick(this.#debt.buyerIds)!,
      companyId: this.#debt.companyId,
      method: this.#pick(['pay-later', 'borong-plus-partner'])!,
      amount: this.#amount(400_000),
      at,
    }
    const refused = await this.#in((trx) => holdCredit(trx, wanted))
    if (!refused) this.#orders.push(wanted.orderId)
  }

  #take = () => this.#ofOrder((trx, id) => invoiceOrder(trx, id, this.#gateway.now()))
  #cancel = () => this.#ofOrder(freeCredit)
  #refuseLines = () => this.#ofOrder((trx, id) => lowerHold(trx, id, this.#amount(200_000)))

  async #ofOrder(work: (trx: Trx, orderId: string) => Promise<unknown>) {
    const orderId = this.#pick(this.#orders)
    if (orderId) await this.#in((trx) => work(trx, orderId))
  }

  async #pay() {
    const { random } = this.#debt
    const open = await this.#openInvoices()
    const chosen = open.filter(() => random() < 0.4).slice(0, 4)
    if (chosen.length === 0) return
    const parts = chosen.map((invoice) => ({
      number: invoice.number,
      amount: random() < 0.5 ? openOf(invoice) : this.#amount(openOf(invoice)),
    }))
    const body = { key: newId(), payment_id: 'transfer-bca', parts }
    const buyerId = this.#debt.buyerIds[0]!
    const made = await makePayment(this.#gateway, { buyerId, body, language: 'id' }).catch(
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error
      },
    )
    if (!made) return
    const payment = await paymentOf(this.#gateway, { type: 'term_invoice', id: made.id })
    const { id: payment_id, reference, amount } = payment
    const event = { payment_id, reference: reference!, event: 'paid', amount } as const
    // The provider repeats its callback.
    await Promise.all([1, 2].map(() => applyEvent(this.#gateway, event)))
    this.received += amount
  }

  async #refund() {
    const invoices = await this.#gateway.db.selectFrom('credit_invoices').selectAll().execute()
    const invoice = this.#pick(invoices)
    if (!invoice) return
    const refund = { amount: this.#amount(300_000), reference: newId(), at: this.#gateway.now() }
    await this.#in(async (trx) => refundInvoice(trx, await lockInvoice(trx, invoice.id), refund))
  }

  #openInvoices = () =>
    this.#gateway.db
      .selectFrom('credit_invoices')
      .selectAll()
      .where('state', '=', 'open')
      .orderBy('id', 'desc')
      .limit(10)
      .execute()

  #in = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => atomically(this.#gateway.db, work)
}
