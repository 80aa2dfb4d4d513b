import { type Language, textOf } from '@borong/api/messages'
import { ProblemError } from '../server/problem.ts'
import { Refused } from '../server/refused.ts'
import { refusalMessages } from './desk-messages.ts'
import type { ProposalRefusal } from './propose.ts'

/** Makes a proposal at the desk, and throws its refusal as the reply. */
export async function orRefuse<T>(language: Language, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const name = error.refusal as ProposalRefusal
    throw new ProblemError(422, { name, message: textOf(refusalMessages[name], language) })
  }
}
