import { changeListSchedule, endListSchedule } from '@borong/api/lists'
import { call, Link, toast, useLanguage, useSubmit } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useState } from 'react'
import { longDate } from '../shop/format.ts'
import { useListMessages } from './use-list-messages.ts'
import styles from './Lists.module.css'
import { type SavedList, type Schedule, useListsChanged } from './lists-query.ts'
import { ScheduleForm } from './ScheduleForm.tsx'
import { useFailure } from './use-failure.ts'

/** The rhythm of a list: its next day, the latest order, and its settings. */
export default function Recurring({ list }: { list: SavedList }) {
  const t = useListMessages()
  const [isOpen, setOpen] = useState(false)
  const { schedule } = list
  return (
    <Band label={t('rhythm.title')}>
      <SectionHeader title={t('rhythm.title')} />
      {schedule ? (
        <Present listId={list.id} schedule={schedule} isOpen={isOpen} onOpen={setOpen} />
      ) : (
        <>
          <p className={styles.quiet}>{t('rhythm.lead')}</p>
          {!isOpen && (
            <span>
              <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
                {t('rhythm.set')}
              </Button>
            </span>
          )}
        </>
      )}
      {isOpen && <ScheduleForm list={list} onDone={() => setOpen(false)} />}
    </Band>
  )
}

interface PresentProps {
  listId: string
  schedule: Schedule
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

function Present({ listId, schedule, isOpen, onOpen }: PresentProps) {
  const t = useListMessages()
  const { language } = useLanguage()
  const failure = useFailure()
  const changed = useListsChanged()
  const [isEnding, setEnding] = useState(false)
  const { rhythm, day, cap, next_on, is_paused, last, payment_id } = schedule
  const params = { listId }
  const { start: change } = useSubmit(
    async (action: 'skip' | 'pause' | 'resume') => {
      await call(changeListSchedule, { params, body: { action, next_on } }).finally(changed)
      toast(t(`rhythm.done.${action}`), { type: 'success', id: 'rhythm' })
    },
    { onError: failure.show },
  )
  const { start: end } = useSubmit(
    () =>
      call(endListSchedule, { params }).finally(() => {
        setEnding(false)
        onOpen(false)
        return changed()
      }),
    { onError: failure.show },
  )
  const every = rhythm === 'monthly' ? t('rhythm.dayOf', { day }) : t(`rhythm.weekday.${day}`)
  return (
    <>
      <div className={styles.words}>
        <b>{`${t(`rhythm.${rhythm}`)}, ${every}`}</b>
        <span>
          {is_paused
            ? t('rhythm.paused')
            : t('rhythm.next', { day: longDate(`${next_on}T08:00:00+07:00`, language) })}
        </span>
        <span className={styles.quiet}>
          {cap === null
            ? t('rhythm.onlyNotice')
            : t('rhythm.ordersUpTo', {
                cap: rupiah(cap, language),
                payment: t(`rhythm.paidBy.${payment_id}`),
              })}
        </span>
      </div>
      {last && (
        <Notice
          tone={last.outcome === 'ordered' ? 'success' : 'warn'}
          action={
            last.order_id !== null && (
              <Button
                variant="ghost"
                size="small"
                link={<Link to={`/transaction/${last.order_id}`} />}
              >
                {t('rhythm.seeOrder')}
              </Button>
            )
          }
        >
          {t(`rhythm.outcome.${last.is_credit_refused ? 'credit_refused' : last.outcome}`, {
            day: longDate(`${last.on}T08:00:00+07:00`, language),
          })}
        </Notice>
      )}
      <span className={styles.buttons}>
        {!is_paused && (
          <Button size="small" variant="secondary" onClick={() => change('skip')}>
            {t('rhythm.skip')}
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          onClick={() => change(is_paused ? 'resume' : 'pause')}
        >
          {t(is_paused ? 'rhythm.resume' : 'rhythm.pause')}
        </Button>
        <Button size="small" variant="ghost" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          {t('rhythm.change')}
        </Button>
        <Button size="small" variant="ghost" onClick={() => setEnding(true)}>
          {t('rhythm.end')}
        </Button>
      </span>
      {isEnding && (
        <Notice
          tone="warn"
          live
          action={
            <>
              <Button size="small" variant="danger" onClick={end}>
                {t('rhythm.endYes')}
              </Button>
              <Button size="small" variant="ghost" onClick={() => setEnding(false)}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          {t('rhythm.endAsk')}
        </Notice>
      )}
    </>
  )
}
