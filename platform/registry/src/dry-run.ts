import type { Decision, Registry } from './registry.ts'
import type { State } from './state/fold.ts'

/** The part of a registry with which calls decide and write. */
export type Writer = Pick<Registry, 'options' | 'current' | 'change'>

/** Decides and answers as the registry does, and writes nothing. */
export const dryRunOf = (registry: Writer): Writer => ({
  options: registry.options,
  current: () => registry.current(),
  async change<T>(_: string, decide: (state: State) => Decision<T> | Promise<Decision<T>>) {
    const { answer } = await decide(await registry.current())
    return answer
  },
})
