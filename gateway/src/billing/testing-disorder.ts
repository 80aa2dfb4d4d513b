import { randomUUID } from 'node:crypto'
import { paymentOf } from '../payments/public.ts'
import { applyEvent } from '../payments/settle.ts'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { type BillProvider, NOT_FOUND, type PayOutcome, type PayRequest } from './bill-provider.ts'
import { person } from '../companies/public.ts'
import { createBill, insertBill } from './create.ts'
import { endUnpaidBill, expireBills } from './end.ts'
import { payFromWallet } from './methods.ts'
import { judgePurchase } from './purchase.ts'
import { sendBills } from './send.ts'
import { settle } from './settle.ts'
import { done, failed, pending, TestBiller } from './testing-biller.ts'

type Truth = 'done' | 'failed' | 'pending'
const outcomes: Record<Truth, PayOutcome> = { done, failed, pending }

/** A payment as the biller has it. */
interface Taken {
  state: Truth
  /** The ends that the biller has reported. */
  reported: Set<Truth>
  /** How often it was sent for money: more than once would buy twice. */
  sends: number
}

/** An answer on its way to a gateway. It is lost when the gateway is killed before. */
interface Answer {
  app: Gateway['app']
  arrive(): void
}

const wanted = { product: 'tsel-50', number: '081234567890', months: 1, price: 60_000, again: true }

/**
 * A shop whose biller answers in any order, late, twice, contradicting itself or never, and whose gateways die at any
 * time. It plays one random step after the other.
 */
export class Disorder {
  readonly taken = new Map<string, Taken>()
  readonly #answers: Answer[] = []
  readonly #biller = new TestBiller()
  readonly #gateways: Gateway[]
  readonly #random: () => number
  readonly #advance: (seconds: number) => void
  readonly #billIds: string[] = []
  #isOrderly = false

  constructor(options: {
    gateways: readonly Gateway[]
    random: () => number
    advance: (seconds: number) => void
  }) {
    this.#random = options.random
    this.#advance = options.advance
    this.#gateways = options.gateways.map((gateway) => this.#born(gateway))
  }

  /** One bill of this buyer, paid by wallet or by a transfer that may come late or never. */
  async buy(buyerId: string): Promise<void> {
    const gateway = this.#pick(this.#gateways)
    const bill = this.#chance(0.5)
      ? await payByWallet(gateway, buyerId)
      : await payByTransfer(gateway, buyerId)
    this.#billIds.push(bill.id)
  }

  async step(): Promise<void> {
    const steps: [number, () => Promise<void> | void][] = [
      [6, () => this.#work()],
      [8, () => this.#deliver()],
      [4, () => this.#transferArrives()],
      [5, () => this.#finish()],
      [5, () => this.#callback()],
      [3, () => this.#advance(Math.ceil(this.#random() * 200))],
      [1, () => this.#kill()],
      [1, () => this.#contradict()],
      [1, () => this.#endUnpaid()],
    ]
    let dice = this.#random() * steps.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, play] of steps) {
      dice -= weight
      if (dice < 0) return play()
    }
  }

  /** From now on everything answers truthfully, until no bill is open. */
  async calmDown(): Promise<void> {
    this.#isOrderly = true
    this.#kill(this.#gateways.length)
    for (const payment of this.taken.values())
      if (payment.state === 'pending') payment.state = 'done'
    // Within the first day a payment that never left is sent again. An answer that a gateway still settles makes its bill
    // wait until the second hour. Deadlines of payments are later.
    for (const hours of [1, 1, 24, 24, 24, 24]) {
      this.#advance(hours * 3600)
      await expireBills(this.#gateways[0]!)
      // Each gateway takes a limited number at a time.
      for (let more = 0; more < 40; more++) {
        const requests = await Promise.all(this.#gateways.map(sendBills))
        await Promise.all(requests.flat())
        if (requests.flat().length === 0) break
      }
    }
  }

  #chance = (share: number) => this.#random() < share
  #pick = <T>(list: readonly T[]): T => list[Math.floor(this.#random() * list.length)]!

  /** A gateway with requests of its own: after its death, its successor knows nothing of them. */
  #born(gateway: Gateway): Gateway {
    const app = Object.create(gateway.app) as Gateway['app']
    const billProvider = () => this.#providerFor(app)
    return { ...gateway, app, standIns: { ...gateway.standIns!, billProvider } }
  }

  #kill(count = 1) {
    for (let at = 0; at < count; at++) {
      const index = count > 1 ? at : Math.floor(this.#random() * this.#gateways.length)
      const dead = this.#gateways[index]!
      this.#gateways[index] = this.#born(dead)
      const rest = this.#answers.filter(({ app }) => app !== dead.app)
      this.#answers.splice(0, this.#answers.length, ...rest)
    }
  }

  #providerFor(app: Gateway['app']): BillProvider {
    const answer = async (outcome: () => PayOutcome): Promise<PayOutcome> => {
      if (this.#isOrderly) return outcome()
      return new Promise((resolve) => {
        this.#answers.push({ app, arrive: () => resolve(outcome()) })
      })
    }
    return {
      name: this.#biller.name,
      prepaidStatusDays: null,
      products: () => this.#biller.products(),
      inquire: (request) => this.#biller.inquire(request),
      readCallback: (request) => this.#biller.readCallback(request),
      deposit: () => this.#biller.deposit(),
      pay: (request) => {
        const isLost = !this.#isOrderly && this.#chance(0.15)
        if (!isLost) this.#take(request)
        return answer(() =>
          isLost
            ? { outcome: 'unknown', detail: 'connection lost' }
            : this.#report(request.reference),
        )
      },
      status: ({ reference }) => answer(() => this.#report(reference)),
    }
  }

  #take({ reference }: PayRequest) {
    const known = this.taken.get(reference)
    if (known) known.sends++
    else {
      const states: Truth[] = ['done', 'failed', ...(this.#isOrderly ? [] : ['pending' as const])]
      const state = this.#pick(states)
      this.taken.set(reference, { state, reported: new Set(), sends: 1 })
    }
  }

  #report(reference: string): PayOutcome {
    const payment = this.taken.get(reference)
    if (!payment) return { outcome: 'unknown', detail: NOT_FOUND }
    if (!this.#isOrderly && this.#chance(0.2)) return { outcome: 'unknown', detail: 'HTTP 502' }
    payment.reported.add(payment.state)
    return outcomes[payment.state]
  }

  async #work() {
    await sendBills(this.#pick(this.#gateways))
  }

  async #deliver() {
    const at = Math.floor(this.#random() * this.#answers.length)
    this.#answers.splice(at, 1)[0]?.arrive()
    // Its gateway goes on while the next steps are played.
    await new Promise((resolve) => setImmediate(resolve))
  }

  #finish() {
    const open = [...this.taken.values()].filter(({ state }) => state === 'pending')
    if (open.length > 0) this.#pick(open).state = this.#pick(['done', 'failed'])
  }

  // A biller that takes its report back.
  #contradict() {
    const ended = [...this.taken.values()].filter(({ state }) => state !== 'pending')
    if (ended.length === 0) return
    const payment = this.#pick(ended)
    payment.state = payment.state === 'done' ? 'failed' : 'done'
  }

  async #callback() {
    const references = [...this.taken.keys()]
    if (references.length === 0) return
    const gateway = this.#pick(this.#gateways)
    const reference = this.#pick(references)
    const { id } = await gateway.db
      .selectFrom('bill_transactions')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const outcome = this.#report(reference)
    const report = {
      source: 'callback',
      outcome,
      digest: `${reference}/${outcome.outcome}`,
    } as const
    // Received twice, at two gateways.
    const times = this.#chance(0.3) ? 2 : 1
    const receivers = Array.from({ length: times }, () => this.#pick(this.#gateways))
    await Promise.all(receivers.map((receiver) => settle(receiver, id, report)))
  }

  async #transferArrives() {
    const gateway = this.#pick(this.#gateways)
    const payments = await gateway.db
      .selectFrom('payments')
      .select(['id', 'reference', 'amount'])
      .where('subject_type', '=', 'bill')
      .where('state', '!=', 'paid')
      .execute()
    if (payments.length === 0) return
    const { id, reference, amount } = this.#pick(payments)
    const event = { payment_id: id, reference: reference!, event: 'paid' as const, amount }
    const times = this.#chance(0.3) ? 2 : 1
    await Promise.all(
      Array.from({ length: times }, () => applyEvent(this.#pick(this.#gateways), event)),
    )
  }

  async #endUnpaid() {
    const gateway = this.#pick(this.#gateways)
    const billId = this.#pick(this.#billIds)
    const as = this.#pick(['cancelled', 'expired'] as const)
    await atomically(gateway.db, (trx) => endUnpaidBill(trx, { billId, as, at: gateway.now() }))
  }
}

async function payByWallet(gateway: Gateway, buyerId: string) {
  return atomically(gateway.db, async (trx) => {
    const at = gateway.now()
    const owner = { user_id: buyerId, company_id: null }
    const judged = await judgePurchase(gateway, trx, owner, wanted, 'id')
    const bill = await insertBill(gateway, trx, judged, {
      buyerId,
      purchaser: person,
      language: 'id',
      key: randomUUID(),
      body_hash: '',
      payment_id: 'wallet',
      at,
      paid: { paidAmount: judged.price, at },
    })
    await payFromWallet(trx, bill, 'id', at)
    return bill
  })
}

async function payByTransfer(gateway: Gateway, buyerId: string) {
  const key = randomUUID()
  const made = { ...wanted, buyerId, key, payment_id: 'transfer-bca', language: 'id' as const }
  const bill = await createBill(gateway, made)
  await paymentOf(gateway, { type: 'bill', id: bill.id })
  return bill
}

/** The money of every bill: paid by its buyer, refunded, and the state in which the bill is. */
export async function moneyOf(db: Gateway['db']) {
  const bills = await db
    .selectFrom('bill_transactions')
    .select(['id', 'serial', 'reference', 'state', 'price', 'paid_amount'])
    .execute()
  const entries = await db
    .selectFrom('wallet_entries')
    .select(['category', 'remark', 'amount'])
    .where('user_id', 'is not', null)
    .where('category', 'in', ['BILL_PAYMENT', 'BILL_REFUND'])
    .execute()
  const transfers = await db
    .selectFrom('payments')
    .select(['subject_id', 'amount'])
    .where('subject_type', '=', 'bill')
    .where('state', '=', 'paid')
    .execute()
  return bills.map((bill) => {
    const sum = (category: string) =>
      entries
        .filter((entry) => entry.remark === bill.serial && entry.category === category)
        .reduce((total, { amount }) => total + amount, 0)
    const transferred = transfers
      .filter(({ subject_id }) => subject_id === bill.id)
      .reduce((total, { amount }) => total + amount, 0)
    return { ...bill, paid: transferred - sum('BILL_PAYMENT'), refunded: sum('BILL_REFUND') }
  })
}
