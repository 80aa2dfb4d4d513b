import { type ChildProcess, spawn } from 'node:child_process'

export interface Program {
  /** The first group of the first output that matches. */
  printed(pattern: RegExp): Promise<string>
  ended: Promise<void>
  /** Kills the program and all processes that it started. */
  kill(): void
}

/** A starting program may use a slow machine for this long. */
const START_LIMIT_MS = 60_000

/** Starts a program in a process group of its own, which ends with this process. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Program {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const kill = () => killGroup(child)
  process.once('exit', kill)
  let output = ''
  const listeners = new Set<() => void>()
  const read = (chunk: Buffer) => {
    output += chunk.toString()
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
  void ended.then(() => process.off('exit', kill))
  return {
    ended,
    kill,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const fail = (reason: string) => {
          clearTimeout(limit)
          listeners.delete(look)
          reject(new Error(`${command} ${reason}: ${output.slice(-2000)}`))
        }
        const limit = setTimeout(() => fail('did not start in time'), START_LIMIT_MS)
        const look = () => {
          const found = pattern.exec(output)?.[1]
          if (found === undefined) return
          clearTimeout(limit)
          listeners.delete(look)
          resolve(found)
        }
        listeners.add(look)
        void ended.then(() => fail('ended'))
        look()
      }),
  }
}

function killGroup({ pid }: ChildProcess) {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}
