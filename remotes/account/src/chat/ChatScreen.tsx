import { chats } from '@borong/api/chat'
import { Link, useFlag, useMessages } from '@borong/contract'
import { usePages } from '@borong/patterns/use-pages'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { ChatIcon } from '@borong/ui/icons/ChatIcon'
import { Band, Screen } from '../parts/Screen.tsx'
import { ChatOff } from './ChatOff.tsx'
import ConversationList from './ConversationList.tsx'

/** The buyer's chats with sellers, the latest first. */
export function ChatScreen() {
  return useFlag('marketplace-chat-v2') === false ? <ChatOff /> : <Conversations />
}

function Conversations() {
  const t = useMessages()
  const pages = usePages(
    chats,
    { query: {} },
    ({ result }) => result,
    ({ seller }) => seller.alias,
  )
  const { items } = pages
  if (pages.isSuccess && items.length === 0) {
    return (
      <Screen title={t('chat.title')}>
        <EmptyState
          icon={<ChatIcon size={32} />}
          title={t('chat.empty')}
          action={<Button link={<Link to="/" />}>{t('chat.shop')}</Button>}
        >
          {t('chat.hint')}
        </EmptyState>
      </Screen>
    )
  }
  return (
    <Screen title={t('chat.title')}>
      <Band>
        <ConversationList />
      </Band>
    </Screen>
  )
}
