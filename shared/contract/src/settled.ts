/** A promise with its state in the format of React. */
export type Tracked<T> = Promise<T> & {
  status?: 'pending' | 'fulfilled' | 'rejected'
  value?: T
  reason?: unknown
}

/** Adds the state of a promise in React's format, so that `use` returns a resolved value without suspending. */
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

/** Returns a resolved promise that `use` reads without suspending. */
export const settled = <T>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
