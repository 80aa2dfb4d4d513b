import { writeSync } from 'node:fs'
import { Writable } from 'node:stream'

const noNetwork = () =>
  Promise.reject(new Error('The network is not there while a page is rendered'))
const absent = () => {
  throw new Error('This is not there while a page is rendered')
}

const STDERR = 2
/** Writes to the error output: the stream of a pipe would be a socket, whose constructor opens others. */
const output = new Writable({
  write(chunk: Uint8Array, _, done) {
    writeSync(STDERR, chunk)
    done()
  },
})

/**
 * Takes the ways to files, processes and the network from the globals of a render worker. Node's permissions deny files
 * and processes too, but neither the network nor signals to the edge.
 */
export function fence(isAllowed: (module: string) => boolean): void {
  const { getBuiltinModule } = process
  replace(process, {
    getBuiltinModule: (name: string) => (isAllowed(name) ? getBuiltinModule(name) : undefined),
    binding: absent,
    _linkedBinding: absent,
    dlopen: absent,
    kill: absent,
    _kill: absent,
    _debugProcess: absent,
    _getActiveHandles: absent,
    // The messages to the edge are those of the worker.
    send: absent,
    stdin: undefined,
    stdout: output,
    stderr: output,
    report: undefined,
  })
  replace(globalThis, { fetch: noNetwork, WebSocket: undefined, EventSource: undefined })
}

function replace(target: object, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(target, name, { value, writable: false, configurable: false })
}
