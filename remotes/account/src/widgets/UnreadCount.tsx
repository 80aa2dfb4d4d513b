import { unreadMessages } from '@borong/api/chat'
import { callQuery, useFlag, useMessages, useQuery, useSession } from '@borong/contract'
import { Count } from './Count.tsx'

/** The number of unread chat messages. Not requested for a guest, nor while chat is switched off. */
export function UnreadCount() {
  const t = useMessages()
  const { loggedIn } = useSession()
  const isOff = useFlag('marketplace-chat-v2') === false
  const isEnabled = loggedIn && !isOff
  const { data } = useQuery({ ...callQuery(unreadMessages), enabled: isEnabled })
  const count = (isEnabled && data?.result.unread_count) || 0
  return <Count count={count} words={t('notification.unreadChat', { count })} />
}
