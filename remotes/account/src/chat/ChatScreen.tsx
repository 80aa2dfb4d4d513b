import { chats } from '@borong/api/chat'
import { Link, useFlag, useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { ChatIcon } from '@borong/ui/icons/ChatIcon'
import { ListRow } from '@borong/ui/ListRow'
import { Image } from '@borong/ui/Image'
import { ListFoot } from '../parts/ListFoot.tsx'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import { usePages } from '../parts/use-pages.ts'
import { useImageUrl } from '../parts/use-image-url.ts'
import styles from './Chat.module.css'
import { ChatOff } from './ChatOff.tsx'

/** The buyer's chats with sellers, the latest first. */
export function ChatScreen() {
  return useFlag('marketplace-chat-v2') === false ? <ChatOff /> : <Talks />
}

function Talks() {
  const t = useMessages()
  const moment = useMoment()
  const imageUrl = useImageUrl()
  const pages = usePages(chats, ({ result }) => result)
  const items = pages.data?.pages.flatMap(({ result }) => result.items) ?? []
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
        <Rows>
          {items.map(({ seller, last, unread_count }) => (
            <ListRow
              key={seller.alias}
              start={
                <span className={styles.avatar}>
                  <Image src={imageUrl(seller.image)} alt="" sizes="40px" />
                </span>
              }
              title={
                <>
                  {seller.name}{' '}
                  {unread_count > 0 && (
                    <Badge tone="accent">{t('chat.unread', { count: unread_count })}</Badge>
                  )}
                </>
              }
              detail={
                <>
                  <span className={styles.last}>
                    {last.from_seller ? last.text : t('chat.you', { text: last.text })}
                  </span>
                  {moment(last.created_at)}
                </>
              }
              link={<Link to={`/chat/${seller.alias}`} />}
            />
          ))}
        </Rows>
        <ListFoot pages={pages} />
      </Band>
    </Screen>
  )
}
