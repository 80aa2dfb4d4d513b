import { orderNotifications, readNotifications } from '@borong/api/notifications'
import { call, Link, useLanguage, useMessages, useQueryClient, useSubmit } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { longDate } from '@borong/ui/format/moment'
import { BellIcon } from '@borong/ui/icons/BellIcon'
import { SmartphoneIcon } from '@borong/ui/icons/SmartphoneIcon'
import { ListRow } from '@borong/ui/ListRow'
import { useState } from 'react'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { ListFoot } from '../parts/ListFoot.tsx'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import { usePages } from '../parts/use-pages.ts'
import { byDay } from './by-day.ts'
import styles from './Notifications.module.css'
import { SubjectRow } from './SubjectRow.tsx'

/** Events of the buyer's orders and bills by day, the newest first. */
export function NotificationScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const [now] = useState(() => new Date().toISOString())
  const today = longDate(now, language)
  const queries = useQueryClient()
  const pages = usePages(
    orderNotifications,
    ({ result }) => result,
    ({ id }) => id,
  )
  const { items } = pages
  const unread = pages.data?.pages[0]?.result.unread_count ?? 0
  const readAll = useSubmit(async () => {
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
        <ListFoot pages={pages} />
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
