import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Returns a function for the start of something that takes a while. The function that it returns tells whether the buyer
 * is still where it started: at the same entry of the history, with the component on the page.
 */
export function useStillHere(): () => () => boolean {
  const { key } = useLocation()
  const rendered = useRef<string | null>(null)
  useEffect(() => {
    rendered.current = key
    return () => void (rendered.current = null)
  }, [key])
  return () => {
    const entry = browserEntry()
    return () => rendered.current === key && browserEntry() === entry
  }
}

/** The browser's own entry changes on a tap. The router's changes when the next screen has loaded. */
const browserEntry = () => (history.state as { key?: string } | null)?.key
