/** An older response contains an old server time; adding its age makes the deadline count from now. */
export function aged<P extends { server_time: string }>(payment: P, readAt: number): P {
  const now = Date.parse(payment.server_time) + Math.max(0, Date.now() - readAt)
  return { ...payment, server_time: new Date(now).toISOString() }
}
