import { orderMatches, orderMatchesFile } from '@borong/api/matching'
import { call, useMessages, useParams, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { LoadMore } from '@borong/patterns/LoadMore'
import { QueryContent } from '@borong/patterns/QueryContent'
import { usePages } from '@borong/patterns/use-pages'
import { Button } from '@borong/ui/Button'
import { downloadBlob } from '@borong/ui/download-blob'
import { EmptyState } from '@borong/ui/EmptyState'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { useState } from 'react'
import { Band, Screen } from '../parts/Screen.tsx'
import { MatchCard } from './MatchCard.tsx'

/** F-08: the goods of a company by order and line: ordered, received and invoiced. */
export function MatchReport() {
  const t = useMessages()
  const { companyId = '' } = useParams()
  const [isAll, setAll] = useState(false)
  const query = isAll ? {} : { open: '1' as const }
  const input = { params: { companyId }, query }
  const pages = usePages(
    orderMatches,
    input,
    (reply) => reply,
    ({ order_id }) => order_id,
  )
  const load = useSubmit(async () => {
    const file = await call(orderMatchesFile, input)
    if (file instanceof Blob) downloadBlob(file, 'borong-match.csv')
  })
  return (
    <Screen title={t('company.match')}>
      <Band>
        <Button variant="secondary" fullWidth onClick={() => setAll(!isAll)}>
          {t(isAll ? 'match.onlyOpen' : 'match.showAll')}
        </Button>
        <Button variant="ghost" fullWidth loading={load.busy} onClick={() => load.start()}>
          {t('match.file')}
        </Button>
        <ErrorNotice error={load.error} />
      </Band>
      <QueryContent
        query={pages}
        skeleton={
          <Band>
            <SkeletonRow />
            <SkeletonRow />
          </Band>
        }
        empty={
          <Band>
            <EmptyState
              icon={<ReceiptIcon size={32} />}
              title={t(isAll ? 'match.none' : 'match.noneOpen')}
            />
          </Band>
        }
      >
        {pages.items.map((match) => (
          <MatchCard key={match.order_id} match={match} />
        ))}
        <LoadMore pages={pages} />
      </QueryContent>
    </Screen>
  )
}
