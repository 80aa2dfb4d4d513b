/** One `borong` command. */
export interface Command {
  summary: string
  usage: string
  /** Runs the command and returns the exit code. A `Complaint` is shown without a stack. */
  run(args: string[]): Promise<number | void>
}

/** An error that the caller can correct: shown as a sentence, not as a crash. */
export class Complaint extends Error {}
