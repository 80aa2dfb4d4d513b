import { spawn } from 'node:child_process'
import { root } from '@borong/build/units'

export interface Outcome {
  code: number
  output: string
  seconds: number
}

/** Runs a command at the root and captures its output. */
export function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const start = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) =>
      resolve({ code: 1, output: `${output}${error.message}`, seconds: 0 }),
    )
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output, seconds: (performance.now() - start) / 1000 }),
    )
  })
}
