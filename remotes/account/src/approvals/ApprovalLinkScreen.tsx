import { decideByLink, readApprovalLink } from '@borong/api/approvals'
import { callQuery, call, isApiError, Link, useMessages, useQuery } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { LoadError } from '@borong/patterns/LoadError'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { SkeletonRow, SkeletonText } from '@borong/ui/Skeleton'
import { useState, useSyncExternalStore } from 'react'
import { Band, Screen } from '../parts/Screen.tsx'
import { outcomeOf, type Approval, type Decision } from './approval.ts'
import { ApprovalView } from './ApprovalView.tsx'

const tokenOf = (): string | undefined => location.hash.slice(1)

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** The link of a message to an approver. It shows the request; the buttons decide. No login is needed. */
export function ApprovalLinkScreen() {
  const t = useMessages()
  // The token is in the fragment, which only the browser knows.
  const token = useSyncExternalStore(listen, tokenOf, () => undefined)
  return (
    <Screen title={t('approval.one')}>
      {token === undefined ? <Waiting /> : <Linked key={token} token={token} />}
    </Screen>
  )
}

const Waiting = () => (
  <Band>
    <SkeletonRow />
    <SkeletonText lines={4} />
  </Band>
)

function Linked({ token }: { token: string }) {
  const t = useMessages()
  const query = useQuery({
    ...callQuery(readApprovalLink, { body: { token } }),
    enabled: token !== '',
    retry: false,
  })
  const [decided, setDecided] = useState<Approval>()
  const decide = async (body: Decision) =>
    setDecided((await call(decideByLink, { body: { token, ...body } })).approval)
  const error = isApiError(query.error) ? query.error : null
  if (decided)
    return (
      <>
        <Band>
          <Notice tone="success" live>
            {t(`approval.done.${outcomeOf(decided)}`)}
          </Notice>
        </Band>
        <ApprovalView approval={decided} onDecide={decide} onReload={query.refetch} />
      </>
    )
  if (query.data)
    return (
      <ApprovalView approval={query.data.approval} onDecide={decide} onReload={query.refetch} />
    )
  if (token !== '' && query.isPending) return <Waiting />
  return (
    <Band>
      {token === '' ? (
        <Notice tone="error">{t('approval.linkBroken')}</Notice>
      ) : error && !error.retry ? (
        <ErrorNotice error={error} />
      ) : (
        <LoadError error={query.error} onRetry={query.refetch} />
      )}
      <Button link={<Link to="/approvals" />}>{t('approval.all')}</Button>
    </Band>
  )
}
