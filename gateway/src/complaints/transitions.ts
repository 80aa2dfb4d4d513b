import type { complaintActs } from '@borong/api/complaints.shapes'
import type { ComplaintState, ComplaintTable, Side, Solution, Turn } from './table.ts'

export type BuyerAct = (typeof complaintActs)[number]
type DeskAct = 'answer' | 'ship' | 'receive' | 'decide'
export type Act = BuyerAct | DeskAct | 'lapse'

interface Transition {
  act: Act
  by: Side
  from: readonly ComplaintState[]
  turn?: Turn
  solution?: readonly (Solution | null)[]
}

const anyRemedy = ['refund', 'replacement', 'return'] as const

/** Decides who may do what, by the state, whose turn it is and the solution. */
const transitions: readonly Transition[] = [
  { act: 'answer', by: 'seller', from: ['open'] },
  { act: 'accept', by: 'buyer', from: ['answered'], solution: anyRemedy },
  { act: 'reply', by: 'buyer', from: ['open', 'answered'] },
  { act: 'escalate', by: 'buyer', from: ['answered'] },
  { act: 'escalate', by: 'buyer', from: ['agreed'], turn: 'buyer', solution: ['replacement'] },
  { act: 'escalate', by: 'shop', from: ['open', 'agreed'], turn: 'seller' },
  { act: 'withdraw', by: 'buyer', from: ['open', 'answered', 'escalated'] },
  { act: 'withdraw', by: 'buyer', from: ['agreed'], turn: 'buyer' },
  { act: 'ship', by: 'seller', from: ['agreed'], turn: 'seller', solution: ['replacement'] },
  { act: 'confirm', by: 'buyer', from: ['agreed'], turn: 'buyer', solution: ['replacement'] },
  { act: 'send_back', by: 'buyer', from: ['agreed'], turn: 'buyer', solution: ['return'] },
  { act: 'receive', by: 'seller', from: ['agreed'], turn: 'seller', solution: ['return'] },
  { act: 'decide', by: 'operator', from: ['escalated'] },
  { act: 'lapse', by: 'shop', from: ['answered', 'agreed'], turn: 'buyer' },
]

type Position = Pick<ComplaintTable, 'state' | 'turn' | 'solution'>

const fits = (one: Transition, now: Position, by: Side) =>
  one.by === by &&
  one.from.includes(now.state) &&
  (one.turn === undefined || one.turn === now.turn) &&
  (one.solution === undefined || one.solution.includes(now.solution))

/** Whether this side may do the act now. */
export const may = (now: Position, by: Side, act: Act): boolean =>
  transitions.some((one) => one.act === act && fits(one, now, by))

/** The acts that this side may do now. */
export const actsOf = (now: Position, by: Side): Act[] =>
  transitions.filter((one) => fits(one, now, by)).map(({ act }) => act)

/** The states in which a complaint keeps its parcel from being completed. */
export const openStates = ['open', 'answered', 'agreed', 'escalated'] as const
