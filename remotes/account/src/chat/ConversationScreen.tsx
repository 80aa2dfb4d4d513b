import {
  isApiError,
  later,
  Link,
  useFlag,
  useMessages,
  useParams,
  useSearchParams,
} from '@borong/contract'
import { LoadMore } from '@borong/patterns/LoadMore'
import { QueryContent } from '@borong/patterns/QueryContent'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Button } from '@borong/ui/Button'
import { Chip } from '@borong/ui/Chip'
import { EmptyState } from '@borong/ui/EmptyState'
import { ChatIcon } from '@borong/ui/icons/ChatIcon'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { Notice } from '@borong/ui/Notice'
import { useMedia } from '@borong/ui/use-media'
import { Suspense, useEffect, useRef } from 'react'
import { Band, Screen } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import { AboutProduct } from './AboutProduct.tsx'
import styles from './Chat.module.css'
import { ChatOff } from './ChatOff.tsx'
import { useConversation } from './use-conversation.ts'
import { WriteBar } from './WriteBar.tsx'

const ConversationList = later(() => import('./ConversationList.tsx'))

/** The chat with one seller; in a wide window beside the list of all chats. */
export function ConversationScreen() {
  const t = useMessages()
  const isWide = useMedia('(min-width: 1024px)')
  if (useFlag('marketplace-chat-v2') === false) return <ChatOff />
  return (
    <div className={styles.beside} data-wide>
      {isWide && (
        <nav className={styles.list} aria-label={t('chat.title')}>
          <Suspense>
            <ConversationList />
          </Suspense>
        </nav>
      )}
      <Conversation />
    </div>
  )
}

function Conversation() {
  const t = useMessages()
  const moment = useMoment()
  const alias = useParams().seller ?? ''
  const [search, setSearch] = useSearchParams()
  const { pages, items, seller } = useConversation(alias)
  const end = useRef<HTMLDivElement>(null)
  const newest = items[0]?.id
  useEffect(() => {
    if (newest) end.current?.scrollIntoView({ block: 'end' })
  }, [newest])

  if (isApiError(pages.error) && pages.error.status === 404) {
    return (
      <Screen title={t('chat.title')}>
        <EmptyState
          icon={<StoreIcon size={32} />}
          title={t('chat.gone')}
          action={<Button link={<Link to="/chat" />}>{t('chat.back')}</Button>}
        />
      </Screen>
    )
  }
  const name = seller?.name ?? ''
  const product = search.get('product') ?? undefined
  // Only a serial of the shop becomes a part of the message.
  const order = /^BRG[0-9A-Z]{6,20}$/.exec(search.get('order') ?? '')?.[0]
  const withoutSubject = () => setSearch({}, { replace: true })
  return (
    <Screen title={name || t('chat.title')} className={styles.screen}>
      <Band>
        {seller && (
          <Button
            variant="ghost"
            size="small"
            icon={<StoreIcon size={16} />}
            link={<Link to={`/v/${seller.alias}`} />}
          >
            {t('chat.toSeller')}
          </Button>
        )}
        {seller && !seller.is_open && <Notice tone="info">{t('chat.closed')}</Notice>}
        <QueryContent query={pages} skeleton={<SkeletonRow />}>
          <LoadMore pages={pages} />
        </QueryContent>
        {seller && items.length === 0 && (
          <EmptyState icon={<ChatIcon size={32} />} title={t('chat.begin', { name })} />
        )}
        <div className={styles.log} role="log" aria-label={t('chat.log', { name })}>
          {[...items].reverse().map((message) => (
            <div key={message.id} className={message.from_seller ? styles.theirs : styles.mine}>
              <span className="visually-hidden">
                {message.from_seller ? name : t('chat.buyer')}:
              </span>
              {message.product && <AboutProduct product={message.product} />}
              <p className={styles.text}>{message.text}</p>
              <time className={styles.time} dateTime={message.created_at}>
                {moment(message.created_at)}
              </time>
            </div>
          ))}
        </div>
        <div ref={end} className={styles.end} />
      </Band>
      {seller && (
        <div className={styles.foot}>
          {product && (
            <Chip onRemove={withoutSubject} removeLabel={t('chat.removeProduct')}>
              {t('chat.about')}
            </Chip>
          )}
          {order && (
            <Chip onRemove={withoutSubject} removeLabel={t('chat.removeOrder')}>
              {t('chat.aboutOrder', { serial: order })}
            </Chip>
          )}
          <WriteBar seller={alias} product={product} order={order} onSent={withoutSubject} />
        </div>
      )}
    </Screen>
  )
}
