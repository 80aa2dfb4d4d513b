import { useLanguage, useMessages, type ToastType } from '@borong/contract'
import { usePage } from '@borong/contract/host'
import { AlertIcon } from '@borong/ui/icons/AlertIcon'
import { ErrorIcon } from '@borong/ui/icons/ErrorIcon'
import { InfoIcon } from '@borong/ui/icons/InfoIcon'
import { SuccessIcon } from '@borong/ui/icons/SuccessIcon'
import { XIcon } from '@borong/ui/icons/XIcon'
import { useEffect, useRef, useState, type JSX, type MouseEvent } from 'react'
// The plain build writes a style element, which the page's security policy forbids.
import { toast as toastify, ToastContainer } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './ToastShell.css'
import type { HostServices } from '../../page/host-context.ts'
import { barsBelow } from './bars-below.ts'
import { recordErrorToast } from './record-error-toast.ts'
import { isShownOtherwise } from './shown-otherwise.ts'

const ICONS: Readonly<Record<ToastType, (() => JSX.Element) | false>> = {
  default: false,
  success: () => <SuccessIcon size={20} />,
  error: () => <ErrorIcon size={20} />,
  info: () => <InfoIcon size={20} />,
  warning: () => <AlertIcon size={20} />,
}

/** Names the region of the toasts, and the keys that move the focus to the newest one. */
const LABEL = { id: 'Pemberitahuan, Alt+T', en: 'Notifications, Alt+T' } as const

/** Renders toasts: bottom centre, five seconds, a close button, a progress bar, and paused while hovered. */
export default function ToastShell({ toasts }: Pick<HostServices, 'toasts'>) {
  const { telemetry } = usePage()
  const { language } = useLanguage()
  const [below, setBelow] = useState(barsBelow)
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => followBars(() => setBelow(barsBelow())), [])
  useEffect(
    () =>
      toasts.drainTo((toast) => {
        if (isShownOtherwise(toast)) return
        const {
          message,
          type = 'default',
          id,
          position = 'bottom-center',
          autoClose = 5000,
        } = toast
        recordErrorToast(telemetry, toast)
        if (region.current) raise(region.current)
        setBelow(barsBelow())
        const look = { type, position, autoClose, icon: ICONS[type] }
        // A toast with the same id replaces the previous one.
        if (id && toastify.isActive(id)) toastify.update(id, { ...look, render: message })
        else toastify(message, { ...look, ...(id ? { toastId: id } : {}) })
      }),
    [toasts, telemetry],
  )
  return (
    <div ref={region} className="toasts" popover="manual">
      <ToastContainer
        aria-label={LABEL[language]}
        position="bottom-center"
        style={{ bottom: below + 8 }}
        autoClose={5000}
        theme="colored"
        closeButton={CloseButton}
        pauseOnHover
        draggable
      />
    </div>
  )
}

/** Shows the toasts above a sheet or dialog that opened before them. */
function raise(region: HTMLElement): void {
  if (!('showPopover' in region)) return
  if (region.matches(':popover-open')) region.hidePopover()
  region.showPopover()
}

/** Calls `look` when the bars may have changed: another page, more content, a turned phone. */
function followBars(look: () => void): () => void {
  window.addEventListener('resize', look)
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look)
  observer?.observe(document.body)
  return () => {
    window.removeEventListener('resize', look)
    observer?.disconnect()
  }
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
