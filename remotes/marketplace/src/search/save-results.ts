import { searchFile } from '@borong/api/search'
import { call, type Input } from '@borong/contract'
import { downloadBlob } from '@borong/ui/download-blob'

type Query = NonNullable<Input<typeof searchFile>['query']>

/** Downloads the first 500 results of a query as CSV, with the prices at the door of a district. */
export async function saveResults(query: Query, district_id: string | undefined, name: string) {
  // A file has a row for each offer.
  const { group: _, all_offers: __, ...filters } = query
  const file: unknown = await call(searchFile, { query: { ...filters, district_id } })
  if (file instanceof Blob) downloadBlob(file, `${name}.csv`)
}
