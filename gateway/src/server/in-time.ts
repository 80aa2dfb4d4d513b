/** The result of `work`, or `late` when it takes longer. A service that hangs must not hold up the shop. */
export async function inTime<T>(work: Promise<T>, milliseconds: number, late: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(late), milliseconds).unref()
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
