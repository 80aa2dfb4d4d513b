interface ResultReply<T> {
  result: readonly T[]
  total_count: number
  page: number
  limit: number
}

/** The list of a reply whose items are its `result`, for `usePages`. */
export const listOfResult = <T>({ result, ...counts }: ResultReply<T>) => ({
  items: result,
  ...counts,
})
