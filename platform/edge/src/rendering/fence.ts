const noNetwork = () =>
  Promise.reject(new Error('The network is not there while a page is rendered'))
const absent = () => {
  throw new Error('This is not there while a page is rendered')
}

/**
 * Takes the ways to files, processes and the network from the globals of a render worker. It stops mistakes and common
 * attacks, but it is no sandbox: bundles share a process with the edge, and only its own permissions limit it.
 */
export function fence(isAllowed: (module: string) => boolean): void {
  const { getBuiltinModule } = process
  replace(process, {
    getBuiltinModule: (name: string) => (isAllowed(name) ? getBuiltinModule(name) : undefined),
    binding: absent,
    _linkedBinding: absent,
    dlopen: absent,
    kill: absent,
    report: undefined,
  })
  replace(globalThis, { fetch: noNetwork, WebSocket: undefined, EventSource: undefined })
}

function replace(target: object, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(target, name, { value, writable: false, configurable: false })
}
