import { currentPage } from './page.ts'
import type { ToastOptions } from './toast-message.ts'

export type { ToastMessage, ToastOptions, ToastType } from './toast-message.ts'

/** Shows a toast, by default for five seconds at the bottom. */
export function toast(message: string, options: ToastOptions = {}): void {
  currentPage().showToast({ ...options, message })
}
