import { later } from '@borong/contract'
import { Suspense } from 'react'
import type { FacetView } from './filters.ts'
import styles from './Search.module.css'

const LiveFacets = later(() => import(/* webpackChunkName: 'wide-window' */ './LiveFacets.tsx'))

/** The place of the filters beside the results in a wide window. Its content loads there only. */
export function FacetColumn({ isWide, ...view }: FacetView & { isWide: boolean }) {
  return (
    <div className={styles.facets}>
      {isWide && (
        <Suspense>
          <LiveFacets {...view} />
        </Suspense>
      )}
    </div>
  )
}
