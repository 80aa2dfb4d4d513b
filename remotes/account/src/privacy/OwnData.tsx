import { accountPrivacy } from '@borong/api/privacy'
import { callQuery, isApiError, useMessages, useQuery, useSession } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Band } from '../parts/Screen.tsx'
import { DataCopy } from './DataCopy.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import styles from './Privacy.module.css'

const ASK_AGAIN_MS = 3000

/** The buyer's own data: a copy of it, and the deletion of the account. */
export function OwnData() {
  const t = useMessages()
  const { loggedIn } = useSession()
  const query = useQuery({
    ...callQuery(accountPrivacy),
    enabled: loggedIn,
    refetchInterval: ({ state }) =>
      state.data?.privacy.export?.state === 'waiting' ? ASK_AGAIN_MS : false,
  })
  const privacy = query.data?.privacy
  if (!privacy && query.isError)
    return (
      <Band>
        <ErrorNotice error={isApiError(query.error) ? query.error : null} />
        <Button variant="secondary" onClick={() => query.refetch()}>
          {t('list.retry')}
        </Button>
      </Band>
    )
  return (
    <div className={styles.own} aria-busy={!privacy}>
      <DataCopy copy={privacy?.export} />
      <DeleteAccount privacy={privacy} />
    </div>
  )
}
