import pg from 'pg'

/** Reads the database of a soak; each reading has its own connection, because the server restarts meanwhile. */
export function soakBooks(url: string) {
  const rows = async <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query<Row>(statement, values)).rows
    } finally {
      await client.end()
    }
  }
  const count = async (statement: string, values: unknown[] = []) => {
    const [row] = await rows<{ count: string }>(statement, values)
    return Number(row?.count ?? 0)
  }
  return {
    /** The connections of all other clients. */
    connections: () =>
      count(`select count(*) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`),
    /** The callbacks that the bank has not sent yet. */
    openCallbacks: () => count('select count(*) from bank_callbacks where sent_at is null'),
    /** The pieces in stock and those of all orders that have not ended. */
    pieces: () =>
      count(`select (select sum(stock) from product_stock) + coalesce((
          select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
          where o.state not in ('cancelled', 'expired')), 0) as count`),
    async read(buyerIds: readonly string[]) {
      const orders = await rows<{ total: string; timesPaid: string; timesReported: string }>(
        `select o.id, o.user_id as "buyerId", o.idempotency_key as key, o.totals->>'total_payment' as total,
          p.state as "paymentState",
          (select count(*) from order_events e where e.order_id = o.id and e.code = 'ORDER_PAID') as "timesPaid",
          coalesce(b.times, 0) as "timesReported"
        from orders o left join payments p on p.order_id = o.id
          left join (select body::jsonb->>'payment_id' as payment_id, count(*) as times from bank_callbacks
            where body::jsonb->>'event' = 'paid' group by 1) b on b.payment_id = p.id
        where o.user_id = any($1)`,
        [buyerIds],
      )
      return {
        orders: orders.map((order) => ({
          ...order,
          total: Number(order.total),
          timesPaid: Number(order.timesPaid),
          timesReported: Number(order.timesReported),
        })),
        messages: await rows(
          `select user_id as "buyerId", key from seller_messages where user_id = any($1) and not from_seller`,
          [buyerIds],
        ),
        refunds: await count(
          `select count(*) from wallet_entries where category = 'ORDER_REFUND' and user_id = any($1)`,
          [buyerIds],
        ),
        unbalanced: await count(
          `select count(*) from (select 1 from wallet_entries group by transfer_id, currency having sum(amount) <> 0) t`,
        ),
        pieces: await this.pieces(),
      }
    },
  }
}
