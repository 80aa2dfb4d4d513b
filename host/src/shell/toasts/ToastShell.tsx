import { useMessages, type ToastType } from '@borong/contract'
import { usePage } from '@borong/contract/host'
import { AlertIcon } from '@borong/ui/icons/AlertIcon'
import { ErrorIcon } from '@borong/ui/icons/ErrorIcon'
import { InfoIcon } from '@borong/ui/icons/InfoIcon'
import { SuccessIcon } from '@borong/ui/icons/SuccessIcon'
import { XIcon } from '@borong/ui/icons/XIcon'
import { useEffect, type JSX, type MouseEvent } from 'react'
// The plain build writes a style element, which the page's security policy forbids.
import { toast as toastify, ToastContainer } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './ToastShell.css'
import type { HostServices } from '../../page/host-context.ts'
import { recordErrorToast } from './record-error-toast.ts'

const ICONS: Readonly<Record<ToastType, (() => JSX.Element) | false>> = {
  default: false,
  success: () => <SuccessIcon size={20} />,
  error: () => <ErrorIcon size={20} />,
  info: () => <InfoIcon size={20} />,
  warning: () => <AlertIcon size={20} />,
}

/** Renders toasts: bottom centre, five seconds, a close button, a progress bar, and paused while hovered. */
export default function ToastShell({ toasts }: Pick<HostServices, 'toasts'>) {
  const { telemetry } = usePage()
  useEffect(
    () =>
      toasts.drainTo((toast) => {
        const {
          message,
          type = 'default',
          id,
          position = 'bottom-center',
          autoClose = 5000,
        } = toast
        recordErrorToast(telemetry, toast)
        const look = { type, position, autoClose, icon: ICONS[type] }
        // A toast with the same id replaces the previous one.
        if (id && toastify.isActive(id)) toastify.update(id, { ...look, render: message })
        else toastify(message, { ...look, ...(id ? { toastId: id } : {}) })
      }),
    [toasts, telemetry],
  )
  return (
    <ToastContainer
      position="bottom-center"
      autoClose={5000}
      theme="colored"
      closeButton={CloseButton}
      pauseOnHover
      draggable
    />
  )
}

function CloseButton({ closeToast }: { closeToast: (event: MouseEvent) => void }) {
  const t = useMessages()
  return (
    <button
      className="Toastify__close-button"
      type="button"
      aria-label={t('toast.close')}
      onClick={closeToast}
    >
      <XIcon size={16} />
    </button>
  )
}
