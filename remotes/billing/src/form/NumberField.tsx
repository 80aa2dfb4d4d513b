import { userProfile } from '@borong/api/users'
import { normalisePhone } from '@borong/api/rules/phone'
import { callQuery, useMessages, useQuery, useSession } from '@borong/contract'
import { Chips } from '@borong/ui/Band'
import { Chip } from '@borong/ui/Chip'
import { IconButton } from '@borong/ui/IconButton'
import { UserIcon } from '@borong/ui/icons/UserIcon'
import { TextField } from '@borong/ui/TextField'
import type { ReactNode } from 'react'
import { showNumber } from '../parts/show-number.ts'
import { pickContact } from './pick-contact.ts'
import type { BillForm } from './use-bill-form.ts'
import { draftOf } from './use-saved-numbers.ts'

const SHOWN = 8

/** The number as typed or pasted, with the buyer's saved numbers below. */
export function NumberField({ form, mark }: { form: BillForm; mark?: ReactNode }) {
  const t = useMessages()
  const { kind, draft, number, saved, field, numberError } = form
  const isMobile = kind === 'pulsa' || kind === 'data'
  const pick = form.isKnown && isMobile ? pickContact() : undefined
  return (
    <>
      <TextField
        ref={field}
        name="number"
        type={isMobile ? 'tel' : 'text'}
        {...(isMobile || kind === 'water' ? {} : { inputMode: 'numeric' as const })}
        autoComplete="off"
        enterKeyHint="done"
        label={t(`kind.${kind}.field`)}
        hint={t(`kind.${kind}.hint`)}
        maxLength={60}
        value={draft.number}
        onChange={(typed) => form.change({ number: typed, operator: '' })}
        error={numberError}
        prefix={mark}
        suffix={
          pick && (
            <IconButton
              label={t('form.contacts')}
              icon={<UserIcon />}
              onClick={async () => {
                const picked = await pick()
                if (picked) form.change({ number: picked, operator: '' })
              }}
            />
          )
        }
      />
      <Chips>
        {isMobile && <OwnNumber form={form} />}
        {saved.slice(0, SHOWN).map((one) => (
          <Chip
            key={one.id}
            selected={one.number === number}
            onClick={() => form.change(draftOf(one))}
          >
            {[one.label, showNumber(one.kind, one.number)].filter(Boolean).join(' · ')}
          </Chip>
        ))}
      </Chips>
    </>
  )
}

function OwnNumber({ form }: { form: BillForm }) {
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
