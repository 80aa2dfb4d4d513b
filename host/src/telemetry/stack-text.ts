/** An error with its stack. */
export function stackText(error: unknown): string {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' }
  // Safari's and Firefox's stacks do not begin with the message.
  return (stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`).trim()
}
