import { chats } from '@borong/api/chat'
import { NavLink, useMessages } from '@borong/contract'
import { usePages } from '@borong/patterns/use-pages'
import { LoadMore } from '@borong/patterns/LoadMore'
import { QueryContent } from '@borong/patterns/QueryContent'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Badge } from '@borong/ui/Badge'
import { Image } from '@borong/ui/Image'
import { ListRow } from '@borong/ui/ListRow'
import { Rows } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import styles from './Chat.module.css'

/** The buyer's chats with sellers, the latest first; on the page of a chat, that chat is marked. */
export default function ConversationList() {
  const t = useMessages()
  const moment = useMoment()
  const imageUrl = useImageUrl()
  const pages = usePages(
    chats,
    { query: {} },
    ({ result }) => result,
    ({ seller }) => seller.alias,
  )
  const { items } = pages
  return (
    <QueryContent
      query={pages}
      skeleton={<SkeletonRow />}
      empty={<p className={styles.none}>{t('chat.empty')}</p>}
    >
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
            link={<NavLink to={`/chat/${seller.alias}`} />}
          />
        ))}
      </Rows>
      <LoadMore pages={pages} />
    </QueryContent>
  )
}
