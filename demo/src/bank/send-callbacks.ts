import { MINUTE_MS } from '@borong/api/rules/time'
import type { Gateway } from '@borong/gateway/server/domain'
import { CALLBACK_PATH, SIGNATURE_HEADER } from '@borong/gateway/payments/callbacks'
import { callbackSecret, sign } from '@borong/gateway/payments/signature'

const BATCH_SIZE = 20
const LONGEST_WAIT_MS = 10 * MINUTE_MS

/** Sends the due callbacks to the shop, signed, and retries those that fail. */
export async function sendCallbacks(gateway: Gateway): Promise<void> {
  const open = await gateway.db
    .selectFrom('bank_callbacks')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('next_try_at', '<=', gateway.now())
    .orderBy('next_try_at')
    .limit(BATCH_SIZE)
    .execute()
  for (const callback of open) {
    const signature = sign(await callbackSecret(gateway), callback.body, gateway.now())
    const answer = await gateway.app.inject({
      method: 'POST',
      url: CALLBACK_PATH,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      payload: callback.body,
    })
    const wait = Math.min(1000 * 2 ** callback.tries, LONGEST_WAIT_MS)
    await gateway.db
      .updateTable('bank_callbacks')
      .set(
        answer.statusCode === 200
          ? { sent_at: gateway.now() }
          : { tries: callback.tries + 1, next_try_at: new Date(gateway.now().getTime() + wait) },
      )
      .where('id', '=', callback.id)
      .execute()
  }
}
