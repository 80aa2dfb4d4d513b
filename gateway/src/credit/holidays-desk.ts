import { PlainText } from '@borong/api/plain'
import * as v from 'valibot'
import { deskAct, deskPage } from '../desk/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { wibDay } from '../server/wib.ts'
import { isShipped, isYearly, MOST_ADDED, movableHolidays } from './holidays.ts'
import { holidayMessages } from './holidays-messages.ts'
import { holidaysView } from './holidays-view.ts'

/** A decree is published in the year before. */
const YEARS_AHEAD = 2

/** Whether the calendar has this day: 31 February matches the form of a date. */
const isDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
const Day = v.pipe(v.string(), v.isoDate(), v.check(isDay))

const Change = v.variant('act', [
  v.object({
    act: v.literal('add'),
    day: Day,
    name: v.pipe(PlainText(100), v.minLength(3)),
  }),
  v.object({ act: v.literal('remove'), day: Day }),
])

/** The operators' page of national holidays, which move the due days of invoices. */
export function serveHolidayDesk(gateway: Gateway): void {
  const { db, now } = gateway
  const year = () => Number(wibDay(now()).slice(0, 4))
  const firstDay = () => `${year()}-01-01`

  deskPage(gateway, ['operator'], {
    path: '/holidays',
    title: holidayMessages.title,
    async read() {
      const holidays = await movableHolidays(db, firstDay())
      const missing = [year(), year() + 1].filter(
        (one) => !holidays.some(({ day }) => day.startsWith(String(one))),
      )
      return { holidays, missing }
    },
    view: holidaysView,
  })

  deskAct(gateway, ['operator'], {
    path: '/holidays',
    action: 'change-holiday',
    body: Change,
    async run(trx, change, { name: added_by }) {
      const { day } = change
      if (isYearly(day)) return undefined
      const changed = { added_by, added_at: now() }
      if (change.act === 'add') {
        if (day < firstDay() || Number(day.slice(0, 4)) > year() + YEARS_AHEAD) return undefined
        if (!(await hasPlace(trx, firstDay()))) return undefined
        await write(trx, { day, name: change.name, is_holiday: true, ...changed })
        return { subject: day, detail: `add: ${change.name}`, reply: {} }
      }
      const { numDeletedRows } = await trx
        .deleteFrom('credit_holidays')
        .where('day', '=', day)
        .where('is_holiday', '=', true)
        .executeTakeFirst()
      if (isShipped(day)) {
        if (await isRemoved(trx, day)) return undefined
        await write(trx, { day, name: '', is_holiday: false, ...changed })
      } else if (numDeletedRows === 0n) return undefined
      return { subject: day, detail: 'remove', reply: {} }
    },
  })
}

async function hasPlace(trx: Trx, from: string): Promise<boolean> {
  const others = await trx
    .selectFrom('credit_holidays')
    .select('day')
    .where('day', '>=', from)
    .orderBy('day')
    .limit(MOST_ADDED)
    .execute()
  return others.length < MOST_ADDED
}

async function isRemoved(trx: Trx, day: string): Promise<boolean> {
  const row = await trx
    .selectFrom('credit_holidays')
    .select('is_holiday')
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.is_holiday === false
}

interface Row {
  day: string
  name: string
  is_holiday: boolean
  added_by: string
  added_at: Date
}

async function write(trx: Trx, { day, ...row }: Row): Promise<void> {
  await trx
    .insertInto('credit_holidays')
    .values({ day, ...row })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(row))
    .execute()
}
