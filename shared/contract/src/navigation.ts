import { useLocation, useNavigate } from 'react-router-dom'
import { usePage } from './page.ts'

/** Goes back to where the visitor came from, or to `fallback` when the visit began here. */
export function useBack(fallback = '/'): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => {
    if (key === 'default') void navigate(fallback, { replace: true })
    else void navigate(-1)
  }
}

/** The path that the visitor came from; login and registration pages are never it. */
export function usePreviousPath(): () => string {
  const page = usePage()
  return () => page.previousPath()
}
