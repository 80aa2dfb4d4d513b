import type { CallShape } from './define.ts'
import type { CallName } from './table.ts'
import * as identity from './identity.ts'

/** The shapes of all calls by name. For the gateway and the OpenAPI page: it pulls the validator in. */
export const shapes = {
  ...identity,
}

export type Shapes = { [K in CallName & keyof typeof shapes]: (typeof shapes)[K] extends CallShape ? (typeof shapes)[K] : never }
