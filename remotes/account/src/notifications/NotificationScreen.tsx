import { orderNotifications, readNotifications } from '@borong/api/notifications'
import { call, Link, useLanguage, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { usePages } from '@borong/patterns/use-pages'
import { LoadMore } from '@borong/patterns/LoadMore'
import { QueryContent } from '@borong/patterns/QueryContent'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { longDate } from '@borong/ui/format/moment'
import { BellIcon } from '@borong/ui/icons/BellIcon'
import { SmartphoneIcon } from '@borong/ui/icons/SmartphoneIcon'
import { ListRow } from '@borong/ui/ListRow'
import { useState } from 'react'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import { byDay } from './by-day.ts'
import styles from './Notifications.module.css'
import { SubjectRow } from './SubjectRow.tsx'

/** Events of the buyer's orders and bills by day, the newest first. */
export function NotificationScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const [now] = useState(() => new Date().toISOString())
  const today = longDate(now, language)
  const invalidate = useInvalidate()
  const pages = usePages(
    orderNotifications,
    { query: {} },
    ({ result }) => result,
    ({ id }) => id,
  )
  const { items } = pages
  const unread = pages.data?.pages[0]?.result.unread_count ?? 0
  const readAll = useSubmit(async () => {
    await call(readNotifications, { body: {} })
    await invalidate(orderNotifications)
  })
  if (pages.isSuccess && items.length === 0) {
    return (
      <Screen title={t('notification.title')}>
        <EmptyState
          icon={<BellIcon size={32} />}
          title={t('notification.empty')}
          action={<Button link={<Link to="/" />}>{t('notification.shop')}</Button>}
        />
        <ToSettings />
      </Screen>
    )
  }
  return (
    <Screen title={t('notification.title')}>
      <ToSettings />
      <Band>
        {unread > 0 && (
          <Button variant="ghost" loading={readAll.busy} onClick={readAll.start}>
            {t('notification.readAll', { count: unread })}
          </Button>
        )}
        <ErrorNotice error={readAll.error} />
        <QueryContent query={pages} skeleton={<SkeletonRow />}>
          {byDay(items, (time) => longDate(time, language)).map(({ day, subjects }) => (
            <section key={day} aria-label={day}>
              <h2 className={styles.day}>{day === today ? t('notification.today') : day}</h2>
              <Rows>
                {subjects.map((subject) => (
                  <SubjectRow key={subject[0].id} subject={subject} />
                ))}
              </Rows>
            </section>
          ))}
          <LoadMore pages={pages} />
        </QueryContent>
      </Band>
    </Screen>
  )
}

function ToSettings() {
  const t = useMessages()
  return (
    <div className={styles.settings}>
      <ListRow
        start={<SmartphoneIcon size={24} />}
        title={t('push.title')}
        link={<Link to="/notification/settings" />}
      />
    </div>
  )
}
