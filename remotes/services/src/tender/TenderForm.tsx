import {
  call,
  callQuery,
  isFault,
  toast,
  useLanguage,
  useMessages,
  useNavigate,
  useQuery,
  useQueryClient,
  useSession,
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
import { FaultNotice } from './FaultNotice.tsx'
import {
  draftFaults,
  emptyDraft,
  fromBuyer,
  LONGEST,
  toBody,
  wholeOf,
  type TenderDraft,
  type TenderField,
} from './tender-draft.ts'
import type { useKeptTender } from './tender.atoms.ts'
import styles from './Tender.module.css'

const UNITS = ['pcs', 'karton', 'dus', 'lusin', 'kg', 'ton', 'sak', 'liter', 'rim', 'set']

/** What is wanted and whom to call. It stays until it has arrived. */
export function TenderForm({ kept }: { kept: ReturnType<typeof useKeptTender> }) {
  const t = useMessages()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { loggedIn } = useSession()
  const profile = useQuery({ ...callQuery('userProfile'), enabled: loggedIn })
  const whole = (typed: Partial<TenderDraft>): TenderDraft => ({
    ...emptyDraft,
    ...(loggedIn && profile.data ? fromBuyer(profile.data.result) : {}),
    ...typed,
  })
  const draft = whole(kept.draft)
  const form = useRef<HTMLFormElement>(null)
  const [tried, setTried] = useState<{ at: number; first: TenderField | undefined }>()
  const faults = tried ? draftFaults(draft, tried.at) : []
  const send = useOnce(isFault, async (typed: TenderDraft) => {
    try {
      const { result } = await call('createTender', { body: toBody(typed, kept.takeKey()) })
      kept.finish(result, typed)
      void queries.invalidateQueries({ queryKey: ['tenders'] })
      // Who has gone on meanwhile is not called back.
      if (form.current) void navigate(`/services/tender?sent=${result.number}`, { replace: true })
      else toast(t('tender.sentToast', { number: result.number }), { type: 'success' })
    } catch (fault) {
      // What was changed after its answer was lost is a request of its own.
      if (isFault(fault) && fault.reason === 'TENDER_SENT') kept.forgetKey()
      throw fault
    }
  })
  // To the first field that is wrong: after a try, and when the gateway has found something.
  useEffect(() => {
    const wrong = tried?.first ? `[name=${tried.first}]` : '[aria-invalid]'
    if (tried || send.fault) form.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [tried, send.fault])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const at = Date.now()
    // A tap that came before the page was alive is answered before the fields have told what was typed.
    const onScreen = [...new FormData(event.currentTarget)].filter(([, text]) => text !== '')
    const typed = whole({ ...kept.typed(), ...Object.fromEntries(onScreen) })
    const [first] = draftFaults(typed, at)
    setTried({ at, first })
    if (!first) void send.start(typed)
  }
  const field = (name: TenderField) => ({
    name,
    label: t(`tender.${name}`),
    maxLength: LONGEST[name],
    value: draft[name],
    onChange: (value: string) => kept.change({ [name]: value }),
    error:
      faults.includes(name) || send.fault?.errors[name] ? t(`tender.wrong.${name}`) : undefined,
  })
  const text = (name: TenderField, more: Partial<TextFieldProps> = {}) => (
    <TextField {...({ ...field(name), ...more } as TextFieldProps)} />
  )
  const price = wholeOf(draft.target_price)
  const isListed = send.fault?.kind === 'validation'
  return (
    // Before the page is alive a browser sends a form itself, with names and numbers in the address; one of a dialog it does not.
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
          {send.fault && !isListed && (
            <FaultNotice
              fault={send.fault}
              action={send.fault.reason === 'TENDERS_CLOSED' && <CallSupport />}
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
