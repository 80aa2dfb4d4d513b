import { toast, useSubmit } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { downloadBlob } from '@borong/ui/download-blob'

/** Fetches a file and saves it under a name. A refusal is shown in its own words. */
export function useDownload() {
  const textOf = useErrorText()
  return useSubmit(
    async (send: () => Promise<unknown>, name: string) => {
      const file = await send()
      if (file instanceof Blob) downloadBlob(file, name)
    },
    { onError: (error) => toast(textOf(error), { type: 'error', id: 'download' }) },
  ).start
}
