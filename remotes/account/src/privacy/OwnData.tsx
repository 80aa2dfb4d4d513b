import { accountPrivacy } from '@borong/api/privacy'
import { callQuery, useQuery, useSession } from '@borong/contract'
import { LoadError } from '@borong/patterns/LoadError'
import { Band } from '../parts/Screen.tsx'
import { DataCopy } from './DataCopy.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import styles from './Privacy.module.css'

const ASK_AGAIN_MS = 3000

/** The buyer's own data: a copy of it, and the deletion of the account. */
export function OwnData() {
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
        <LoadError error={query.error} onRetry={query.refetch} />
      </Band>
    )
  return (
    <div className={styles.own} aria-busy={!privacy}>
      <DataCopy copy={privacy?.export} />
      <DeleteAccount privacy={privacy} />
    </div>
  )
}
