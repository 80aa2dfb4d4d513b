import { currentPage } from './page.ts'

export type ToastType = 'default' | 'success' | 'error' | 'info' | 'warning'

export interface ToastOptions {
  type?: ToastType
  /** A toast with the same id is shown once. */
  id?: string
  position?: 'bottom-center' | 'top-center'
  /** Milliseconds, or false to stay until it is closed. Default 5000. */
  autoClose?: number | false
}

export interface ToastMessage extends ToastOptions {
  message: string
}

/** Shows a message for five seconds at the bottom, unless the options say otherwise. */
export function toast(message: string, options: ToastOptions = {}): void {
  currentPage().showToast({ ...options, message })
}
