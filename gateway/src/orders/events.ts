import { textOf } from '@borong/api/messages'
import type { Trx } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { eventMessages, stateMessages } from './messages.ts'
import type { OrderState } from './table.ts'

export type EventCode = keyof typeof eventMessages

/** The name of an event on the timeline. */
export const eventTitle = (code: string, language: Language): string =>
  isEventCode(code) ? textOf(eventMessages[code], language) : code

const isEventCode = (code: string): code is EventCode => Object.hasOwn(eventMessages, code)

/** The name of a state. */
export const stateName = (state: OrderState, language: Language): string =>
  textOf(stateMessages[state], language)

/** Writes an event of an order, or of one of its parcels. */
export async function addEvent(
  trx: Trx,
  event: { orderId: string; parcelId?: string; code: EventCode; detail?: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({
      id: newId(),
      order_id: event.orderId,
      parcel_id: event.parcelId ?? null,
      code: event.code,
      detail: event.detail ?? '',
      at: event.at,
    })
    .execute()
}
