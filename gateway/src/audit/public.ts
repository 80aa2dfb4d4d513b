export { recordDeletedMember } from './deleted-member.ts'
export { type Actor, actorOf, recorded, recordedAll } from './record.ts'
export { recordTaken } from './taken.ts'
