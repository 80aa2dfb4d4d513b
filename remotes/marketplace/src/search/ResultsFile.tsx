import type { searchFile } from '@borong/api/search'
import { toast, useMessages, type Input } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Button } from '@borong/ui/Button'
import { DownloadIcon } from '@borong/ui/icons/DownloadIcon'
import { useDestination } from '../place/chosen-place.ts'

type Query = NonNullable<Input<typeof searchFile>['query']>

/** Downloads the first 500 results with the current filters as CSV, with the prices at the door of a chosen district. */
export function ResultsFile({ query }: { query: Query }) {
  const t = useMessages()
  const textOf = useErrorText()
  const destination = useDestination()
  const download = async () => {
    try {
      const { saveResults } = await import(
        /* webpackChunkName: 'result-states' */ './save-results.ts'
      )
      await saveResults(query, destination?.district_id, t('results.file'))
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
