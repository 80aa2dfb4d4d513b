import { useLayoutEffect, type RefObject } from 'react'

/** Shows a modal dialog from its first render on. When it is removed, the focus returns to where it was. */
export function useShown(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const { current: element } = dialog
    element?.showModal()
    // A dialog that is removed while it is open would keep the focus from the page.
    return () => element?.close()
  }, [dialog])
}
