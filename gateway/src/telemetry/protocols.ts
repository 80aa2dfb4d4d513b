import { jsonLines } from './read-body.ts'
import { MOST_REPORTS, type Reported } from './store.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOr = (value: unknown, fallback: string) =>
  typeof value === 'string' && value !== '' ? value : fallback

/** PostHog's events: one, a list, or a batch with a list. */
export function posthogEvents(text: string): Reported[] {
  const sent = JSON.parse(text) as unknown
  const batch = isFields(sent) && Array.isArray(sent.batch) ? sent.batch : sent
  return [batch]
    .flat()
    .slice(0, MOST_REPORTS)
    .filter(isFields)
    .map((event) => ({
      source: 'posthog' as const,
      name: textOr(event.event, 'event'),
      level: 'info',
      content: event,
    }))
}

/**
 * The items of a Sentry envelope: a header line, then pairs of an item's header and its payload. Sessions and reports
 * are omitted.
 */
export function sentryItems(text: string): Reported[] {
  const [, ...lines] = jsonLines(text, 1 + 2 * MOST_REPORTS)
  const reported: Reported[] = []
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const [head, payload] = [lines[at], lines[at + 1]]
    if (!isFields(head) || !isFields(payload)) continue
    if (head.type !== 'event' && head.type !== 'transaction' && head.type !== 'feedback') continue
    reported.push({
      source: 'sentry',
      name: titleOf(payload),
      level: textOr(payload.level, 'error'),
      content: payload,
    })
  }
  return reported
}

function titleOf(event: Fields): string {
  const { values } = (isFields(event.exception) ? event.exception : {}) as { values?: unknown }
  const last: unknown = Array.isArray(values) ? values.at(-1) : undefined
  if (isFields(last)) return `${textOr(last.type, 'Error')}: ${textOr(last.value, '')}`
  return textOr(event.message, textOr(event.transaction, 'event'))
}

/** The log intake's entries, as lines or as a list. */
export function logLines(text: string): Reported[] {
  return jsonLines(text, MOST_REPORTS)
    .flat()
    .slice(0, MOST_REPORTS)
    .filter(isFields)
    .map((line) => ({
      source: 'logs' as const,
      name: textOr(line.message, 'log'),
      level: textOr(line.status, 'info'),
      content: line,
    }))
}
