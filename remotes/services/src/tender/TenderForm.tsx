import { userProfile } from '@borong/api/users'
import { createTender } from '@borong/api/tenders'
import {
  call,
  callQuery,
  isApiError,
  toast,
  useLanguage,
  useMessages,
  useNavigate,
  useQuery,
  useQueryClient,
  useSession,
  useSetAtom,
  useTrack,
} from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { TextArea } from '@borong/ui/TextArea'
import { TextField, type TextFieldProps } from '@borong/ui/TextField'
import { useOnce } from '@borong/ui/use-once'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { CallSupport } from '../CallSupport.tsx'
import { ErrorNotice } from '../ErrorNotice.tsx'
import { rememberGuestTenderAtom } from './guest-tenders.ts'
import {
  draftErrors,
  emptyDraft,
  fromBuyer,
  LONGEST,
  toBody,
  wholeOf,
  type TenderDraft,
  type TenderField,
} from './tender-draft.ts'
import type { useTenderDraft } from './tender.atoms.ts'
import styles from './Tender.module.css'

const UNITS = ['pcs', 'karton', 'dus', 'lusin', 'kg', 'ton', 'sak', 'liter', 'rim', 'set']

/** The form for the goods and the contact. The input remains until the request has arrived. */
export function TenderForm({ stored }: { stored: ReturnType<typeof useTenderDraft> }) {
  const t = useMessages()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const track = useTrack()
  const queries = useQueryClient()
  const { loggedIn } = useSession()
  const rememberGuestTender = useSetAtom(rememberGuestTenderAtom)
  const profile = useQuery({ ...callQuery(userProfile), enabled: loggedIn })
  const whole = (typed: Partial<TenderDraft>): TenderDraft => ({
    ...emptyDraft,
    ...(loggedIn && profile.data ? fromBuyer(profile.data.result) : {}),
    ...typed,
  })
  const draft = whole(stored.draft)
  const form = useRef<HTMLFormElement>(null)
  const [tried, setTried] = useState<{ at: number; first: TenderField | undefined }>()
  const errors = tried ? draftErrors(draft, tried.at) : []
  const send = useOnce(isApiError, async (typed: TenderDraft) => {
    try {
      const body = toBody(typed, stored.takeKey())
      const { result } = await call(createTender, { body })
      if (!loggedIn) rememberGuestTender(body.key)
      stored.finish(result, typed)
      track({ name: 'tender_sent', fields: {} })
      void queries.invalidateQueries({ queryKey: ['tenders'] })
      // A visitor who has left the page meanwhile is not navigated back.
      if (form.current) void navigate(`/services/tender?sent=${result.number}`, { replace: true })
      else toast(t('tender.sentToast', { number: result.number }), { type: 'success' })
    } catch (error) {
      // The input was changed after a lost response: it becomes a request of its own, with a new key.
      if (isApiError(error) && error.reason === 'TENDER_SENT') stored.clearKey()
      throw error
    }
  })
  // Focuses the first invalid field after a submit, and after a refusal by the gateway.
  useEffect(() => {
    const wrong = tried?.first ? `[name=${tried.first}]` : '[aria-invalid]'
    if (tried || send.error) form.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [tried, send.error])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const at = Date.now()
    // A submit before hydration is replayed before the fields have reported their input, so it is read from the form.
    const onScreen = [...new FormData(event.currentTarget)].filter(([, text]) => text !== '')
    const typed = whole({ ...stored.typed(), ...Object.fromEntries(onScreen) })
    const [first] = draftErrors(typed, at)
    setTried({ at, first })
    if (!first) void send.start(typed)
  }
  const field = (name: TenderField) => ({
    name,
    label: t(`tender.${name}`),
    maxLength: LONGEST[name],
    value: draft[name],
    onChange: (value: string) => stored.change({ [name]: value }),
    error:
      errors.includes(name) || send.error?.errors[name] ? t(`tender.wrong.${name}`) : undefined,
  })
  const text = (name: TenderField, more: Partial<TextFieldProps> = {}) => (
    <TextField {...({ ...field(name), ...more } as TextFieldProps)} />
  )
  const price = wholeOf(draft.target_price)
  const isListed = send.error?.kind === 'validation'
  return (
    // Before hydration a browser submits a form itself, with contact data in the URL; `method="dialog"` prevents that.
    <form ref={form} method="dialog" className={styles.form} noValidate onSubmit={submit}>
      <Band>
        <SectionHeader title={t('tender.goods')} />
        <div className={styles.fields}>
          {text('item', { placeholder: t('tender.itemHint') })}
          <div className={styles.pair}>
            {text('quantity', { type: 'numeric' })}
            {text('unit', { list: 'tender-units', placeholder: 'karton' })}
          </div>
          <datalist id="tender-units">
            {UNITS.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </datalist>
          {text('needed_by', { type: 'date' })}
          {text('place', { placeholder: t('tender.placeHint') })}
          {text('target_price', {
            type: 'numeric',
            prefix: 'Rp',
            hint: price > 0 ? rupiah(price, language) : t('tender.priceHint'),
          })}
          <TextArea {...field('details')} placeholder={t('tender.detailsHint')} rows={4} />
        </div>
      </Band>
      <Band>
        <SectionHeader title={t('tender.contact')} />
        <div className={styles.fields}>
          {text('company', { autoComplete: 'organization' })}
          {text('name', { autoComplete: 'name' })}
          {text('phone', { type: 'tel', autoComplete: 'tel', placeholder: '0812 3456 7890' })}
          {text('email', { type: 'email', autoComplete: 'email', hint: t('tender.emailHint') })}
          {send.error && !isListed && (
            <ErrorNotice
              error={send.error}
              action={send.error.reason === 'TENDERS_CLOSED' && <CallSupport />}
            />
          )}
          <Button type="submit" fullWidth loading={send.busy}>
            {t('tender.send')}
          </Button>
        </div>
      </Band>
    </form>
  )
}
