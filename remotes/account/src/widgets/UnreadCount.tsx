import { callQuery, useMessages, useQuery, useSession } from '@borong/contract'
import { Count } from './Count.tsx'

/** How many chat messages are unread. A guest's are not asked for. */
export function UnreadCount() {
  const t = useMessages()
  const { loggedIn } = useSession()
  const { data } = useQuery({ ...callQuery('unreadMessages'), enabled: loggedIn })
  const count = (loggedIn && data?.result.unread_count) || 0
  return <Count count={count} words={t('notification.unreadChat', { count })} />
}
