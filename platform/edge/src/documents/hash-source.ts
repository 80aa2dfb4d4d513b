import { createHash } from 'node:crypto'

/** How the content security policy names something inline: by its hash. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
