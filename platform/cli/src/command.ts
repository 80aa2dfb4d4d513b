/** One `borong` command. */
export interface Command {
  summary: string
  usage: string
  /** Runs it; the answer is the exit code. A `Complaint` is shown without a stack. */
  run(args: string[]): Promise<number | void>
}

/** Something the caller can put right: shown as a sentence, not as a crash. */
export class Complaint extends Error {}
