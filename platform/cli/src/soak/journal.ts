import type { Answered, HeldStream, OrderAcknowledged, OrderSent, Window } from './evidence.ts'

/** The visitors and the disturbances write into it while the soak runs. */
export interface Journal {
  answers: Answered[]
  windows: Window[]
  disturbances: Record<string, number>
  sent: OrderSent[]
  acknowledged: OrderAcknowledged[]
  paid: string[]
  messages: { buyerId: string; key: string }[]
  streams: HeldStream[]
  slowBodies: { answered: number; givenUp: number }
}

export const newJournal = (): Journal => ({
  answers: [],
  windows: [],
  disturbances: {},
  sent: [],
  acknowledged: [],
  paid: [],
  messages: [],
  streams: [],
  slowBodies: { answered: 0, givenUp: 0 },
})
