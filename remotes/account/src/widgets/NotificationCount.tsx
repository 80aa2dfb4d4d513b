import { orderNotifications } from '@borong/api/notifications'
import { callQuery, useMessages, useQuery, useSession } from '@borong/contract'
import { Count } from './Count.tsx'

/** The number of unread notifications. Not requested for a guest. */
export function NotificationCount() {
  const t = useMessages()
  const { loggedIn } = useSession()
  const { data } = useQuery({
    ...callQuery(orderNotifications, { query: { limit: '1' } }),
    enabled: loggedIn,
  })
  const count = (loggedIn && data?.result.unread_count) || 0
  return <Count count={count} words={t('notification.unread', { count })} />
}
