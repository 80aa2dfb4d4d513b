import { createContext, use, type ReactNode } from 'react'

/** Whether the buyer has tried to submit the form with its present problems. */
export const TriedContext = createContext(false)

/** The error that a field shows: from the first attempt to submit on, or since it was left, also the one that blocks the form. */
export function useShownError(error: ReactNode, invalid: ReactNode, left?: ReactNode): ReactNode {
  const isTried = use(TriedContext)
  return error || ((isTried || left === invalid) && invalid)
}
