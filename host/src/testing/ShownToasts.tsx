import type { ToastMessage } from '@borong/contract/host'
import { useEffect, useState } from 'react'
import type { Toasts } from '../shell/toasts/toasts.ts'

/** Replaces the toast shell, whose library imports a style sheet that Jest cannot read. */
export default function ShownToasts({ toasts }: { toasts: Toasts }) {
  const [shown, setShown] = useState<readonly ToastMessage[]>([])
  useEffect(() => toasts.drainTo((toast) => setShown((before) => [...before, toast])), [toasts])
  return shown.map(({ message, type, position, autoClose }) => (
    <p key={message} data-toast={[type, position, autoClose].join(' ')}>
      {message}
    </p>
  ))
}
