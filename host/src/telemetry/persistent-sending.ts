import type { PostHog } from 'posthog-js/dist/module.no-external.js'

const ANSWER_MS = 10_000
const TRIES_MORE = 10
const FIRST_WAIT_MS = 3000
const LONGEST_WAIT_MS = 30 * 60_000
/** After so many tries more the client lets go of what nobody answered. */
const TRIES_OF_THE_CLIENT = 3

type Sender = Pick<PostHog, '_send_retriable_request'>
type Request = Parameters<Sender['_send_retriable_request']>[0]

/** K-05: events are given ten seconds for an answer and ten tries more, also when there was no answer at all. */
export function sendPersistently(client: Sender): void {
  const send = client._send_retriable_request.bind(client)
  client._send_retriable_request = (request, transport) => {
    const attempt = (before: number, tried: number) => {
      const next: Request & { retriesPerformedSoFar?: number } = {
        timeout: ANSWER_MS,
        ...request,
        ...(before > 0 ? { retriesPerformedSoFar: before } : {}),
        callback(response) {
          if (response.statusCode !== 0 || tried === TRIES_MORE) return request.callback?.(response)
          setTimeout(() => whenOnline(() => attempt(tried + 1, tried + 1)), waitAfter(tried))
        },
      }
      send(next, transport)
    }
    attempt(0, TRIES_OF_THE_CLIENT)
  }
}

// As the client waits: twice as long each time, drawn from around the middle, so that browsers do not come back all at once.
const waitAfter = (tries: number) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) * (0.75 + Math.random() / 2)

function whenOnline(run: () => void): void {
  if (navigator.onLine) run()
  else window.addEventListener('online', run, { once: true })
}
