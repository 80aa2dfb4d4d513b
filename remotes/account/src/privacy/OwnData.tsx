import { accountPrivacy } from '@borong/api/privacy'
import { callQuery, isApiError, useMessages, useQuery } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Band } from '../parts/Screen.tsx'
import { DataCopy } from './DataCopy.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'

const ASK_AGAIN_MS = 3000

/** The buyer's own data: a copy of it, and the deletion of the account. */
export function OwnData() {
  const t = useMessages()
  const query = useQuery({
    ...callQuery(accountPrivacy),
    refetchInterval: ({ state }) =>
      state.data?.privacy.export?.state === 'waiting' ? ASK_AGAIN_MS : false,
  })
  const privacy = query.data?.privacy
  if (!privacy)
    return (
      <Band>
        {query.isPending && <SkeletonRow />}
        {query.isError && (
          <>
            <ErrorNotice error={isApiError(query.error) ? query.error : null} />
            <Button variant="secondary" onClick={() => query.refetch()}>
              {t('list.retry')}
            </Button>
          </>
        )}
      </Band>
    )
  return (
    <>
      <DataCopy copy={privacy.export} />
      <DeleteAccount privacy={privacy} />
    </>
  )
}
