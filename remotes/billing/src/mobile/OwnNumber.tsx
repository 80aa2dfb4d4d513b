import { normalisePhone } from '@borong/api/rules/phone'
import { userProfile } from '@borong/api/users'
import { callQuery, useMessages, useQuery, useSession } from '@borong/contract'
import { Chip } from '@borong/ui/Chip'
import type { BillForm } from '../form/use-bill-form.ts'
import { showNumber } from '../parts/show-number.ts'

/** The buyer's own number, unless it is a saved one. */
export function OwnNumber({ form }: { form: BillForm }) {
  const t = useMessages()
  const { loggedIn } = useSession()
  const { data } = useQuery({ ...callQuery(userProfile), enabled: loggedIn })
  const stored = loggedIn && data ? normalisePhone(data.result.handphone ?? '') : null
  if (!stored) return null
  const own = `0${stored.slice(2)}`
  if (form.saved.some(({ number }) => number === own)) return null
  return (
    <Chip selected={form.number === own} onClick={() => form.change({ number: own, operator: '' })}>
      {t('form.own', { number: showNumber('pulsa', own) })}
    </Chip>
  )
}
