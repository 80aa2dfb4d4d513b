import type { CDPSession } from 'playwright-core'

/** Code of one file that ran without a pause. */
export interface SlowScript {
  address: string
  name: string
  milliseconds: number
}

/** The browser's record of stacks. */
interface Profile {
  nodes: readonly {
    id: number
    callFrame: { functionName: string; url: string }
    children?: readonly number[]
  }[]
  samples?: readonly number[]
  timeDeltas?: readonly number[]
}

const SLOW_MS = 50

/** Samples the stack while the page runs. The returned function stops it. */
export async function watchScripts(cdp: CDPSession): Promise<() => Promise<SlowScript[]>> {
  await cdp.send('Profiler.enable')
  await cdp.send('Profiler.setSamplingInterval', { interval: 1000 })
  await cdp.send('Profiler.start')
  return async () => slowScripts((await cdp.send('Profiler.stop')).profile)
}

/**
 * The runs of 50 ms or longer in which each sample has the same file of a remote on its stack. The browser's own list of long
 * tasks names the callback that began a task, which is mostly one of React.
 */
export function slowScripts({ nodes, samples = [], timeDeltas = [] }: Profile): SlowScript[] {
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  )
  const byId = new Map(nodes.map((node) => [node.id, node]))
  /** The outermost function of a remote on the stack: it is what the page waits for. */
  const callerOf = (id: number): { address: string; name: string } | undefined => {
    let found: { address: string; name: string } | undefined
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const { url, functionName } = byId.get(at)!.callFrame
      if (/\/assets\/(?!host\/)/.test(url))
        found = { address: url, name: functionName || 'a function without a name' }
    }
    return found
  }
  const slow: SlowScript[] = []
  let run: SlowScript | undefined
  const end = () => {
    if (run && run.milliseconds >= SLOW_MS)
      slow.push({ ...run, milliseconds: Math.round(run.milliseconds) })
    run = undefined
  }
  for (const [index, id] of samples.entries()) {
    const milliseconds = (timeDeltas[index] ?? 0) / 1000
    const isCollector = byId.get(id)?.callFrame.functionName === '(garbage collector)'
    if (isCollector && run) {
      run.milliseconds += milliseconds
      continue
    }
    const caller = callerOf(id)
    if (!caller || caller.address !== run?.address || caller.name !== run.name) end()
    if (caller) run = { ...caller, milliseconds: (run?.milliseconds ?? 0) + milliseconds }
  }
  end()
  return slow
}
