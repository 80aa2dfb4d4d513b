import { chats } from '@borong/api/chat'
import { NavLink, useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Image } from '@borong/ui/Image'
import { ListRow } from '@borong/ui/ListRow'
import { ListFoot } from '../parts/ListFoot.tsx'
import { Rows } from '../parts/Screen.tsx'
import { useImageUrl } from '../parts/use-image-url.ts'
import { useMoment } from '../parts/use-moment.ts'
import { usePages } from '../parts/use-pages.ts'
import styles from './Chat.module.css'

/** The buyer's chats with sellers, the latest first; on the page of a chat, that chat is marked. */
export default function ConversationList() {
  const t = useMessages()
  const moment = useMoment()
  const imageUrl = useImageUrl()
  const pages = usePages(
    chats,
    ({ result }) => result,
    ({ seller }) => seller.alias,
  )
  const { items } = pages
  return (
    <>
      {pages.isSuccess && items.length === 0 && <p className={styles.none}>{t('chat.empty')}</p>}
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
      <ListFoot pages={pages} />
    </>
  )
}
