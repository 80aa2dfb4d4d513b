/** The types of toasts. */
export type ToastType = 'default' | 'success' | 'error' | 'info' | 'warning'

/** Options of a toast. */
export interface ToastOptions {
  type?: ToastType
  /** A toast with the same id is shown once. */
  id?: string
  position?: 'bottom-center' | 'top-center'
  /** Milliseconds, or false to stay until it is closed. Default 5000. */
  autoClose?: number | false
}

/** A toast as the host renders it. */
export interface ToastMessage extends ToastOptions {
  message: string
}
