import { identity } from './identity/identity.ts'
import { inbox } from './inbox/inbox.ts'
import type { Domain } from './server/domain.ts'
import { pictures } from './pictures/pictures.ts'
import { users } from './users/users.ts'

/** Every folder of the gateway that has tables or calls. Seeds run in this order. */
export const domains: Domain[] = [identity, users, inbox, pictures]
