import { orderNotifications, readNotifications } from '@borong/api/notifications'
import { call, isApiError, Link, useMessages, useQueryClient } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { BellIcon } from '@borong/ui/icons/BellIcon'
import { ListRow } from '@borong/ui/ListRow'
import { useOnce } from '@borong/ui/use-once'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { ListFoot } from '../parts/ListFoot.tsx'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import { usePages } from '../parts/use-pages.ts'

/** Events of the buyer's orders and bills, the newest first. */
export function NotificationScreen() {
  const t = useMessages()
  const moment = useMoment()
  const queries = useQueryClient()
  const pages = usePages(orderNotifications, ({ result }) => result)
  const items = pages.data?.pages.flatMap(({ result }) => result.items) ?? []
  const unread = pages.data?.pages[0]?.result.unread_count ?? 0
  const readAll = useOnce(isApiError, async () => {
    await call(readNotifications, { body: {} })
    await queries.invalidateQueries({ queryKey: ['orderNotifications'] })
  })
  if (pages.isSuccess && items.length === 0) {
    return (
      <Screen title={t('notification.title')}>
        <EmptyState
          icon={<BellIcon size={32} />}
          title={t('notification.empty')}
          action={<Button link={<Link to="/" />}>{t('notification.shop')}</Button>}
        />
      </Screen>
    )
  }
  return (
    <Screen title={t('notification.title')}>
      <Band>
        {unread > 0 && (
          <Button variant="ghost" loading={readAll.busy} onClick={readAll.start}>
            {t('notification.readAll', { count: unread })}
          </Button>
        )}
        <ErrorNotice error={readAll.error} />
        <Rows>
          {items.map((item) => (
            <ListRow
              key={item.id}
              start={<BellIcon size={24} />}
              title={
                <>
                  {item.title}{' '}
                  {!item.is_read && <Badge tone="accent">{t('notification.new')}</Badge>}
                </>
              }
              detail={
                <>
                  {item.message}
                  <br />
                  {moment(item.created_at)}
                </>
              }
              {...(item.path && { link: <Link to={item.path} /> })}
            />
          ))}
        </Rows>
        <ListFoot pages={pages} />
      </Band>
    </Screen>
  )
}
