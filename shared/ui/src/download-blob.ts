/** A file that the page itself cannot save. The host offers another way, and prevents the default. */
export type FileEvent = CustomEvent<{ file: Blob; name: string }>

/** Saves a file that a call has returned under this name. */
export function downloadBlob(file: Blob, name: string): void {
  const event: FileEvent = new CustomEvent('borong:file', {
    cancelable: true,
    detail: { file, name },
  })
  if (!dispatchEvent(event)) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Not immediately: the browser begins to read the URL after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
