import { namesOf } from '../identity/public.ts'
import { roleIn } from '../memberships/public.ts'
import type { Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import type { Request, Step } from './steps.ts'

/** The most questions about one request: each gives it its whole time again. */
export const QUESTIONS_OF_REQUEST = 5

type Reader = Pick<Database, 'selectFrom'>

/** The questions about a request, in the order in which they were asked. */
export const questionsOf = (db: Reader, { id }: Pick<Request, 'id'>) =>
  db
    .selectFrom('approval_questions')
    .selectAll()
    .where('request_id', '=', id)
    .orderBy('id')
    .execute()

/** The questions about a request, and whether this reader can ask or answer now. */
export async function viewQuestions(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  viewed: {
    request: Request
    steps: readonly Step[]
    asked: Awaited<ReturnType<typeof questionsOf>>
    buyerId: string
    can_decide: boolean
  },
) {
  const { request, steps, asked, buyerId, can_decide } = viewed
  const names = await namesOf(
    db,
    asked.map(({ asked_by }) => asked_by),
  )
  const waiting = steps.find(({ state }) => state === 'waiting')
  const isRequester = buyerId === request.requester_id
  const isOpen = request.state === 'waiting' && request.expires_at > now()
  const member = { companyId: request.company_id, userId: request.requester_id }
  const isMember = (await roleIn(db, member)) !== undefined
  return {
    questions: asked.map(({ id, position, asked_by, question, asked_at, answer, answered_at }) => ({
      id,
      position,
      asked_by_name: names.get(asked_by) ?? null,
      question,
      asked_at: asked_at.toISOString(),
      answer,
      answered_at: answered_at?.toISOString() ?? null,
    })),
    can_ask:
      can_decide &&
      !isRequester &&
      isMember &&
      asked.length < QUESTIONS_OF_REQUEST &&
      waiting?.paused_at === null,
    can_answer: isRequester && isMember && isOpen,
  }
}
