/** The reason of a refusal and its remedy. */
export interface Problem {
  name: string
  message: string
  hint?: string
}

/** A problem that becomes the answer. `reasons` lists every gate that a publish did not pass. */
export class RegistryProblem extends Error {
  readonly status: number
  readonly problem: Problem & { reasons?: readonly Problem[] }

  constructor(status: number, problem: Problem & { reasons?: readonly Problem[] }) {
    super(problem.message)
    this.status = status
    this.problem = problem
  }
}
