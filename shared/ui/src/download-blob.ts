type SavedFile = { file: Blob; name: string }

/** A file that the page itself cannot save. The host offers another way, and prevents the default. */
export type FileEvent = CustomEvent<SavedFile>

const shared = globalThis as { borongFile?: SavedFile | undefined }

/** The last file that was saved before the host listened. The host has its own copy of this module. */
export const earlyFile = () => shared.borongFile

/** Saves a file that a call has returned under this name. */
export function downloadBlob(file: Blob, name: string): void {
  const detail = { file, name }
  const event: FileEvent = new CustomEvent('borong:file', { cancelable: true, detail })
  if (!dispatchEvent(event)) return
  shared.borongFile = detail
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Not immediately: the browser begins to read the URL after this task.
  setTimeout(() => {
    URL.revokeObjectURL(link.href)
    shared.borongFile = undefined
  }, 60_000)
}
