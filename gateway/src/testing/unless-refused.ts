import { Refused } from '../server/refused.ts'

/** Ignores a refusal by this name, for example of a row that an earlier test has inserted. */
export const unlessRefused =
  (name: string) =>
  (error: unknown): void => {
    if (!(error instanceof Refused && error.refusal === name)) throw error
  }
