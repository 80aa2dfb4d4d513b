import type {
  Answered,
  Attack,
  HeldStream,
  OrderAcknowledged,
  OrderSent,
  Window,
} from './evidence.ts'

/** The visitors and the disturbances write into it while the soak runs. */
export interface Journal {
  answers: Answered[]
  attacks: Record<string, Attack>
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
  attacks: {},
  windows: [],
  disturbances: {},
  sent: [],
  acknowledged: [],
  paid: [],
  messages: [],
  streams: [],
  slowBodies: { answered: 0, givenUp: 0 },
})
