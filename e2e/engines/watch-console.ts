/** Runs in the page before its scripts: keeps what they report as errors, for the whole visit. */
export function watchConsole(): void {
  const KEY = 'reported'
  const report = (text: string) => {
    const before = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[]
    sessionStorage.setItem(KEY, JSON.stringify([...before, `${text} at ${location.pathname}`]))
  }
  const { error } = console
  console.error = (...given: unknown[]) => {
    report(given.map(String).join(' '))
    error.apply(console, given)
  }
  addEventListener('error', ({ message }) => {
    // A size that changes again within a frame is delivered in the next one.
    if (!message.startsWith('ResizeObserver loop')) report(message)
  })
  addEventListener('unhandledrejection', ({ reason }) => report(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`${violatedDirective} refused ${blockedURI}`),
  )
}

/** Runs in the page: the errors that it and earlier pages of the tab reported. */
export const reportedErrors = (): string[] =>
  JSON.parse(sessionStorage.getItem('reported') ?? '[]') as string[]
