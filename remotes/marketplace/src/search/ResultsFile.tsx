import { searchFile } from '@borong/api/search'
import { call, toast, useMessages, type Input } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { downloadBlob } from '@borong/ui/download-blob'
import { Button } from '@borong/ui/Button'
import { DownloadIcon } from '@borong/ui/icons/DownloadIcon'
import { useDestination } from '../place/chosen-place.ts'

type Query = NonNullable<Input<typeof searchFile>['query']>

/** Downloads the first 500 results with the current filters as CSV, with the prices at the door of a chosen district. */
export default function ResultsFile({ query }: { query: Query }) {
  const t = useMessages()
  const textOf = useErrorText()
  const destination = useDestination()
  const download = async () => {
    try {
      // A file has a row for each offer.
      const { group: _, all_offers: __, ...filters } = query
      const file: unknown = await call(searchFile, {
        query: { ...filters, district_id: destination?.district_id },
      })
      if (file instanceof Blob) downloadBlob(file, `${t('results.file')}.csv`)
    } catch (error) {
      toast(textOf(error), { type: 'error', id: 'results-file' })
    }
  }
  return (
    <Button variant="ghost" size="small" icon={<DownloadIcon size={16} />} onClick={download}>
      {t('results.csv')}
    </Button>
  )
}
