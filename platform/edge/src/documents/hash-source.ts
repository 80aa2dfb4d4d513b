import { createHash } from 'node:crypto'

/** The hash source of inline content in the content security policy. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
