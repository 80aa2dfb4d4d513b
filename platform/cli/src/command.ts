/** One `borong` command. */
export interface Command {
  summary: string
  usage: string
  /** Runs the command and returns the exit code. A `Complaint` is shown without a stack. */
  run(args: string[]): Promise<number | void>
}

/** The kinds of failure, with their exit codes. */
export const exitCodes = {
  failed: 1,
  usage: 2,
  refused: 3,
  conflict: 4,
  unauthorised: 5,
  network: 6,
  build: 7,
} as const

export type FailureKind = keyof typeof exitCodes

/** An error that the caller can correct: shown as a sentence, not as a crash. */
export class Complaint extends Error {
  readonly kind: FailureKind

  constructor(message: string, kind: FailureKind = 'usage') {
    super(message)
    this.kind = kind
  }
}
