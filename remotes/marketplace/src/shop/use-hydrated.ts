import { useSyncExternalStore } from 'react'

const unsubscribe = () => {}

/** False while a part of a document hydrates, which is rendered without the visitor's own data. */
export const useHydrated = () =>
  useSyncExternalStore(
    () => unsubscribe,
    () => true,
    () => false,
  )
