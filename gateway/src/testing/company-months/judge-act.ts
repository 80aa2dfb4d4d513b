import { mayWithRole } from '../../permissions/public.ts'
import type { Company, Member } from './company-months.ts'

type Actor = Pick<Member, 'userId' | 'token' | 'addressId'> & { role?: Member['role'] }
type Answer = { status: number; problem: unknown }

const anyone = ({ members, leavers, random, pick }: Company): Actor =>
  (random() < 0.35 ? pick(leavers) : undefined) ?? pick(members)!

/** Most acts are tried by a person who may do them. */
export const personFor = (company: Company, may: (who: Actor) => boolean): Actor =>
  (company.random() < 0.7 ? company.pick(company.members.filter(may)) : undefined) ??
  anyone(company)

/** Notes an act, and refuses one that succeeded although its person may not do it. */
export function judge(
  company: Company,
  name: string,
  who: Actor,
  answer: Answer,
  may: boolean,
): boolean {
  const isDone = answer.status === 200
  const { name: problem = '' } = (answer.problem ?? {}) as { name?: string }
  company.log.push(`${name} by ${who.role ?? 'leaver'}: ${isDone ? 'done' : problem}`)
  if (answer.status >= 500 && problem !== 'BILLER_DOWN')
    throw new Error(`${name} answered ${answer.status}`)
  if (isDone && !may) throw new Error(`${name} by ${who.role ?? 'a leaver'} is outside the mandate`)
  return isDone
}

export const mayBuy = ({ role }: Actor) => role !== undefined && mayWithRole(role, 'company:buy')
export const mayJudge = ({ role }: Actor) =>
  role !== undefined && mayWithRole(role, 'company:approve')

/** Whether a person does this on a thing that this member has made. */
export const mayAct = ({ role, userId }: Actor, owner: string) =>
  role === 'admin' || (role !== undefined && userId === owner)
