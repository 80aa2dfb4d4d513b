import { BuildError } from '@borong/federation/build-error'
import { Complaint, exitCodes } from './command.ts'

/** The text and the exit code of an error that ended a command. Only an unexpected error has a stack. */
export function failureOf(error: unknown): { text: string; code: number } {
  if (error instanceof Complaint) return { text: error.message, code: exitCodes[error.kind] }
  if (error instanceof BuildError) return { text: error.message, code: exitCodes.build }
  // The code of a failed program is a number.
  const { stack, message, code } = error as Error & { code?: string | number }
  if (String(code).startsWith('ERR_PARSE_ARGS_')) return { text: message, code: exitCodes.usage }
  return { text: stack ?? String(error), code: exitCodes.failed }
}
