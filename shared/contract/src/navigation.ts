import { useNavigate } from 'react-router-dom'
import { usePage } from './page.ts'

/** Returns a function that goes back in the history, or to `fallback` when the visit started on this page. */
export function useBack(fallback = '/'): () => void {
  const navigate = useNavigate()
  return () => {
    // The router's index of this entry in the visit. A redirect retains it, but not the key of the location.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    if (idx === 0) void navigate(fallback, { replace: true })
    else void navigate(-1)
  }
}

/** Returns the previous path of the visitor, which is never a login or registration page. */
export function usePreviousPath(): () => string {
  const page = usePage()
  return () => page.previousPath()
}
