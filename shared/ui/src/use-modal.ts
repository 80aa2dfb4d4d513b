import { useEffect, type RefObject } from 'react'
import { useShown } from './use-shown.ts'

/** Shows a modal dialog from its first render on. The back button closes the dialog, not the page. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useShown(dialog)
  useEffect(() => {
    const { current: element } = dialog
    history.pushState({ ...history.state, drawer: true }, '')
    const isInEntry = () => (history.state as { drawer?: boolean } | null)?.drawer === true
    // A drawer that was closed just before goes back from its own entry a moment later. That is not this drawer's.
    const close = () => isInEntry() || element?.close()
    window.addEventListener('popstate', close)
    return () => {
      window.removeEventListener('popstate', close)
      if (isInEntry()) history.back()
    }
  }, [dialog])
}
