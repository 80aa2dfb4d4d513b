import type { Language } from '../language.ts'

/** the message of an error for which the server sent none. */
export const generalMessage: Readonly<Record<Language, string>> = {
  id: 'Mohon maaf terjadi kesalahan, silahkan coba beberapa saat lagi.',
  en: 'Sorry, something went wrong. Please try again in a moment.',
}

/** The message of a response: its own, or the one of its `error` (X-05, as in a refused age verification). */
export function serverMessageOf(body: object): string | undefined {
  const { message, error } = body as { message?: unknown; error?: { message?: unknown } | null }
  return [message, error?.message].find(
    (text): text is string => typeof text === 'string' && text !== '',
  )
}
