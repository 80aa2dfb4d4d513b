type Tracked<T> = Promise<T> & {
  status?: 'pending' | 'fulfilled' | 'rejected'
  value?: T
  reason?: unknown
}

/** Marks a promise as React reads it, so that `use` gives a value that is already there without waiting for a turn. */
export function readable<T>(promise: Promise<T>): Promise<T> {
  const tracked = promise as Tracked<T>
  if (tracked.status) return tracked
  tracked.status = 'pending'
  promise.then(
    (value) => void Object.assign(tracked, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(tracked, { status: 'rejected', reason }),
  )
  return tracked
}

/** A value as a promise that React need not wait for. */
export const settled = <T>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
