import { journals } from '../../invoices/journal.ts'
import { statementOf } from '../../credit/statement.ts'
import { wrongBooks } from '../../credit/testing-books.ts'
import { referencesOf } from '../../orders/public.ts'
import { monthOf, wibDay } from '../../server/wib.ts'
import type { Company } from './company-months.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Every way in which the books of a company contradict each other; empty when they are right. */
export async function wrongMonth(company: Company): Promise<string[]> {
  return [
    ...(await wrongBalances(company)),
    ...(await wrongBudgets(company)),
    ...(await wrongMatches(company)),
    ...(await wrongBooks(company.db, `company:${company.companyId}`)),
    ...(await wrongApprovals(company)),
    ...(await wrongJournals(company)),
    ...(await wrongStatements(company)),
  ]
}

/** Company balance = ledger; no balance below zero; the legs of a transfer sum to zero; members got nothing. */
async function wrongBalances({ db, companyId, test, admin, members, leavers }: Company) {
  const accounts = await db
    .selectFrom('wallet_accounts')
    .select(['id', 'user_id', 'balance', 'currency'])
    .where('user_id', 'in', [companyId, ...[...members, ...leavers].map(({ userId }) => userId)])
    .execute()
  const wrong: string[] = []
  for (const { id, user_id, balance, currency } of accounts) {
    const entries = await db
      .selectFrom('wallet_entries')
      .select(['amount'])
      .where('account', '=', id)
      .execute()
    if (sum(entries.map(({ amount }) => amount)) !== balance)
      wrong.push(`the ${currency} of ${user_id} is ${balance}, other than its ledger`)
    if (balance < 0) wrong.push(`the ${currency} of ${user_id} is ${balance}`)
    if (user_id !== companyId && balance !== 0)
      wrong.push(`the member ${user_id} has ${balance} ${currency} of the company`)
  }
  const stored = accounts.find((one) => one.user_id === companyId && one.currency === 'IDR')
  const { body } = await test.call('walletBalances', {
    as: admin.token,
    query: { company_id: companyId, currency_code: 'IDR' },
  })
  const shown = body.data.items.find(({ currency_code }) => currency_code === 'IDR')?.balance ?? 0
  if (shown !== (stored?.balance ?? 0)) wrong.push(`the balance shows ${shown}`)
  const unbalanced = await db
    .selectFrom('wallet_entries')
    .select('transfer_id')
    .groupBy(['transfer_id', 'currency'])
    .having((eb) => eb.fn.sum('amount'), '<>', 0)
    .execute()
  return [...wrong, ...unbalanced.map(({ transfer_id }) => `transfer ${transfer_id} has a rest`)]
}

/** Budgets = the sum of their holds; what has ended without goods holds nothing, and nothing is held twice. */
async function wrongBudgets({ db, companyId, test, admin, params }: Company) {
  const wrong: string[] = []
  const { body } = await test.call('companyBudgets', { as: admin.token, params })
  const holds = await db
    .selectFrom('budget_holds')
    .innerJoin('company_budgets', 'company_budgets.id', 'budget_holds.budget_id')
    .select(['budget_holds.budget_id', 'budget_holds.order_id', 'budget_holds.amount'])
    .select(['budget_holds.month', 'company_budgets.cost_centre_id', 'company_budgets.member_id'])
    .where('company_budgets.company_id', '=', companyId)
    .execute()
  for (const budget of body.budgets) {
    const of = holds.filter(({ budget_id }) => budget_id === budget.id)
    const ofMonth = of.filter(({ month }) => month === monthOf(test.gateway.now()))
    const used = sum(ofMonth.map(({ amount }) => amount))
    if (used !== budget.used) wrong.push(`budget ${budget.id} uses ${budget.used}, holds ${used}`)
    if (of.some(({ amount }) => amount < 0)) wrong.push(`budget ${budget.id} holds less than zero`)
    if (new Set(of.map(({ order_id }) => order_id)).size < of.length)
      wrong.push(`budget ${budget.id} holds one order twice`)
  }
  const whole = holds.filter((hold) => hold.cost_centre_id === null && hold.member_id === null)
  const heldBy = new Map(whole.map((hold) => [hold.order_id, hold]))
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'serial', 'state', 'totals', 'paid_at'])
    .where('company_id', '=', companyId)
    .execute()
  const { items } = await matchesOf({ test, admin, params })
  for (const { id, serial, state, totals } of orders) {
    const hold = heldBy.get(id)
    const isOpen = state === 'awaiting_payment' || state === 'awaiting_approval'
    const match = items.find(({ order_id }) => order_id === id)
    const spent = match ? match.invoice.invoiced - match.invoice.credited : 0
    if (isOpen && hold?.amount !== totals.grand_total)
      wrong.push(`${serial} (${state}) holds ${hold?.amount} of ${totals.grand_total}`)
    if (!isOpen && !match && hold && hold.amount !== 0)
      wrong.push(`${serial} (${state}) has ended and holds ${hold.amount}`)
    if (
      match &&
      hold &&
      Math.abs(hold.amount - spent) > totals.unique_code + (totals.rounding ?? 0)
    )
      wrong.push(`${serial} (${state}) spent ${spent} and takes ${hold.amount}`)
  }
  const bills = await db
    .selectFrom('bill_transactions')
    .select(['id', 'batch_id', 'state', 'price', 'serial'])
    .where('company_id', '=', companyId)
    .execute()
  const isGone = (state: string) => ['cancelled', 'expired', 'refunded'].includes(state)
  const subjects = Map.groupBy(bills, ({ id, batch_id }) => batch_id ?? id)
  for (const [id, rows] of subjects) {
    const cost = sum(rows.map(({ state, price }) => (isGone(state) ? 0 : price)))
    const hold = heldBy.get(id)?.amount ?? 0
    if (hold !== cost) wrong.push(`${rows[0]!.serial} costs ${cost} and holds ${hold}`)
  }
  return wrong
}

const matchesOf = async ({ test, admin, params }: Pick<Company, 'test' | 'admin' | 'params'>) => {
  const items = []
  for (let page = 1; ; page++) {
    const query = { page: String(page), limit: '50' }
    const { body } = await test.call('orderMatches', { as: admin.token, params, query })
    items.push(...body.items)
    if (page * body.limit >= body.total_count) return { items }
  }
}

/** Ordered = received + open + cancelled + returned, by line; invoiced = owed + paid + credited, by order. */
async function wrongMatches(company: Company) {
  const { items } = await matchesOf(company)
  const wrong: string[] = []
  for (const { serial, invoice, lines } of items) {
    const { invoiced, owed, paid, credited } = invoice
    if (invoiced !== owed + paid + credited || Math.min(owed, paid, credited) < 0)
      wrong.push(`${serial} is invoiced ${JSON.stringify(invoice)}`)
    for (const { ordered, received, open, cancelled, returned, id } of lines)
      if (
        ordered !== received + open + cancelled + returned ||
        Math.min(received, open, cancelled, returned) < 0
      )
        wrong.push(
          `${serial} ${id}: ${ordered}, ${received} + ${open} + ${cancelled} + ${returned}`,
        )
  }
  return wrong
}

/** Nothing was paid that waits for an approval, was refused, or was judged by its own requester. */
async function wrongApprovals({ db, companyId }: Company) {
  const rows = await db
    .selectFrom('approval_requests as request')
    .innerJoin('approval_steps as step', 'step.request_id', 'request.id')
    .select(['request.id', 'request.order_id', 'request.state', 'request.requester_id'])
    .select(['step.state as step', 'step.decided_by'])
    .where('request.company_id', '=', companyId)
    .execute()
  const paid = [
    ...(await db
      .selectFrom('orders')
      .select('id')
      .where('company_id', '=', companyId)
      .where('paid_at', 'is not', null)
      .execute()),
    ...(
      await db
        .selectFrom('bill_transactions')
        .select(['batch_id', 'id'])
        .where('company_id', '=', companyId)
        .where('paid_at', 'is not', null)
        .execute()
    ).map(({ id, batch_id }) => ({ id: batch_id ?? id })),
  ]
  const ids = new Set(paid.map(({ id }) => id))
  return rows.flatMap(({ id, order_id, state, step }) =>
    ids.has(order_id) && (state !== 'approved' || step !== 'approved')
      ? [`${order_id} is paid, and its request ${id} is ${state} with a step that is ${step}`]
      : [],
  )
}

/** Journals balance, and what is payable on them is what the credit line owes. */
async function wrongJournals({ db, companyId, admin, test }: Company) {
  const first = await db
    .selectFrom('companies')
    .select('created_at')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const [from, to] = [wibDay(first.created_at), wibDay(test.gateway.now())]
  const read = await journals(db, { buyerId: admin.userId, company_id: companyId, from, to })
  const found = []
  for await (const page of read!.pages) found.push(...page)
  const wrong = found.flatMap(({ postings, ...entry }) =>
    sum(postings.map(([, amount]) => amount)) === 0
      ? []
      : [`the journal has a rest: ${JSON.stringify({ ...entry, postings })}`],
  )
  const payable = sum(
    found.flatMap(({ postings }) =>
      postings.flatMap(([account, amount]) => (account === 'payable' ? amount : [])),
    ),
  )
  const lines = await db
    .selectFrom('credit_lines')
    .select(['owed', 'credit'])
    .where('company_id', '=', companyId)
    .execute()
  const owed = sum(lines.map((line) => line.owed - line.credit))
  return -payable === owed ? wrong : [...wrong, `payable is ${-payable} and the line owes ${owed}`]
}

/** The statement of each month begins with the end of the month before, its movements explain its end, and the last is owed. */
async function wrongStatements({ db, companyId, admin, test }: Company) {
  const line = await db
    .selectFrom('credit_lines')
    .select('owed')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  const wrong: string[] = []
  const month = monthOf(test.gateway.now())
  let last = 0
  for (const one of new Set([monthBefore(month), month])) {
    const given = { buyerId: admin.userId, month: one, language: 'id' } as const
    for (const { before, after, entries } of await statementOf(db, given, referencesOf)) {
      if (one === month && before !== last)
        wrong.push(`the statement of ${one} begins with ${before} after ${last}`)
      if (before + sum(entries.map(({ amount }) => amount)) !== after)
        wrong.push(`the statement of ${one} does not explain ${after}`)
      last = after
    }
  }
  return last === line.owed ? wrong : [...wrong, `the statement ends with ${last} of ${line.owed}`]
}

function monthBefore(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}
