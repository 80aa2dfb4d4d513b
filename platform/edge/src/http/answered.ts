import type { ServerResponse } from 'node:http'
import type { ReleaseSet } from '../releases/release-set.ts'

/** The kind of answer that a request gets, for metrics and traces. An address could identify a visitor. */
export interface Answered {
  /** The pattern of a page, or the name of the part of the edge that answers. */
  route: string
  /** The versions of a page. */
  set?: ReleaseSet
}

const known = new WeakMap<ServerResponse, Answered>()

/** Records the kind of an answer; a later record replaces an earlier one. */
export const answerAs = (response: ServerResponse, answered: Answered): void =>
  void known.set(response, answered)

/** The recorded kind of an answer. */
export const answeredAs = (response: ServerResponse): Answered | undefined => known.get(response)
