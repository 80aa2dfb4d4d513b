import { userProfile } from '@borong/api/users'
import { createTender, tenders } from '@borong/api/tenders'
import {
  callQuery,
  call,
  isApiError,
  later,
  toast,
  useLanguage,
  useMessages,
  useNavigate,
  useQuery,
  useSession,
  useSetAtom,
  useSubmit,
  useTrack,
  inThisTab,
  storedKeys,
} from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { TextArea } from '@borong/ui/TextArea'
import { TextField, type TextFieldProps } from '@borong/ui/TextField'
import { Suspense, useEffect, useRef, useState, type FormEvent } from 'react'
import { longDate } from '@borong/ui/format/moment'
import { useOwner } from '../owner/use-owner.ts'
import { rememberGuestTenderAtom } from './guest-tenders.ts'
import {
  emptyDraft,
  addressOf,
  draftErrors,
  fieldOfError,
  fieldsOf,
  fromBuyer,
  linesOf,
  LONGEST,
  toBody,
  TYPED,
  withFields,
  withLines,
  type TenderDraft,
  type TenderField,
} from './tender-draft.ts'
import type { useTenderDraft } from './tender.atoms.ts'
import { TenderLinesForm } from './TenderLinesForm.tsx'
import styles from './Tender.module.css'

const fields = () => import(/* webpackChunkName: 'tender-parts' */ './late-fields.ts')
const Documents = later(async () => ({ default: (await fields()).Documents }))
const OwnerField = later(async () => ({ default: (await fields()).OwnerField }))
const SendError = later(async () => ({ default: (await fields()).SendError }))
const Select = later(async () => ({ default: (await fields()).Select }))
const FILES = '.pdf,.csv,.txt,.xlsx,.docx,image/jpeg,image/png,image/webp'

// By draft, not by content: after a lost response a changed request is refused once, because the first has arrived.
const keys = storedKeys('services.tender-key', Infinity, inThisTab)

/** The form for the goods and the contact. The input remains until the request has arrived. */
export function TenderForm({ stored }: { stored: ReturnType<typeof useTenderDraft> }) {
  const t = useMessages()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const track = useTrack()
  const invalidate = useInvalidate()
  const { loggedIn } = useSession()
  const rememberGuestTender = useSetAtom(rememberGuestTenderAtom)
  const profile = useQuery({ ...callQuery(userProfile), enabled: loggedIn })
  const buyer = loggedIn ? profile.data?.result : undefined
  const addresses = buyer?.addresses ?? []
  const whole = (typed: Partial<TenderDraft>): TenderDraft => ({
    ...emptyDraft,
    ...(buyer ? fromBuyer(buyer) : {}),
    ...typed,
    // The files of a buyer who has signed out can't be sent.
    ...(loggedIn ? {} : { files: [] }),
  })
  const draft = whole(stored.draft)
  const owner = useOwner(draft.company_id)
  const asking = owner.companies.find(({ id }) => id === owner.companyId)
  /** A draft as it is checked: the place follows from the chosen address, and the name from the company that asks. */
  const placed = (typed: TenderDraft): TenderDraft => ({
    ...typed,
    place: addressOf(addresses, typed)?.city ?? typed.place,
    company: asking?.name ?? typed.company,
  })
  const address = addressOf(addresses, draft)
  const form = useRef<HTMLFormElement>(null)
  const [tried, setTried] = useState<{
    at: number
    first: string | undefined
    typed: TenderDraft
  }>()
  // The fields that the buyer has left with content, which are judged before he tries to send the form.
  const [left, setLeft] = useState<{ at: number; names: readonly string[] }>({ at: 0, names: [] })
  const leave = (name: TenderField) =>
    setLeft(({ names }) => ({ at: Date.now(), names: [...names, name] }))
  const errors = draftErrors(placed(draft), tried?.at ?? left.at).filter(
    (name) => tried || left.names.includes(name),
  )
  const create = async (typed: TenderDraft) => {
    try {
      const { result } = await keys.once('draft', async (key) => {
        const body = toBody(
          { ...typed, company: placed(typed).company },
          { key, address: addressOf(addresses, typed), companyId: owner.companyId },
        )
        const reply = await call(createTender, { body })
        if (!loggedIn) rememberGuestTender(key)
        return reply
      })
      stored.finish(result, typed)
      track({ name: 'tender_sent', fields: {} })
      void invalidate(tenders)
      return result.number
    } catch (error) {
      // The input was changed after a lost response: it becomes a request of its own, with a new key.
      if (isApiError(error) && error.reason === 'TENDER_SENT') keys.finish('draft')
      throw error
    }
  }
  const send = useSubmit(create, {
    leave: (number) => navigate(`/services/tender?sent=${number}`, { replace: true }),
    gone: (number) => toast(t('tender.sentToast', { number }), { type: 'success' }),
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
    const onScreen = [...new FormData(event.currentTarget)].flatMap(([name, text]) =>
      typeof text === 'string' && text !== '' ? [[name, text] as const] : [],
    )
    const typed = withFields(whole(stored.typed()), onScreen)
    const [first] = draftErrors(placed(typed), at)
    setTried({ at, first, typed })
    if (!first && owner.isKnown) void send.start(typed)
  }
  const [present, sent] = [draft, tried?.typed ?? draft].map(fieldsOf)
  // The gateway's error of a field does not apply to another input.
  const refused = Object.keys(send.error?.errors ?? {})
    .map(fieldOfError)
    .filter((name) => present!.get(name) === sent!.get(name))
  const wrong = new Set([...errors, ...refused])
  const field = (name: TenderField) => ({
    name,
    label: t(`tender.${name}`),
    maxLength: LONGEST[name],
    value: draft[name],
    onChange: (value: string) => stored.change({ [name]: value }),
    // As in `Field`: the press that leaves the field ends before a message moves the button.
    onBlur: () => void (draft[name] && setTimeout(leave, 200, name)),
    error: wrong.has(name) ? t(`tender.wrong.${name}`) : undefined,
  })
  const text = (name: TenderField, more: Partial<TextFieldProps> = {}) => (
    <TextField {...({ ...field(name), ...more } as TextFieldProps)} />
  )
  const isListed = send.error?.kind === 'validation'
  return (
    // Not `Form`: a submit that is replayed after hydration precedes the stored draft, so this form judges what is on the
    // screen. Before hydration `method="dialog"` keeps the browser from sending contact data in the URL.
    <form ref={form} method="dialog" className={styles.form} noValidate onSubmit={submit}>
      <Band>
        <SectionHeader title={t('tender.goods')} />
        <TenderLinesForm
          lines={linesOf(draft)}
          wrong={wrong}
          onChange={(lines) => stored.change(withLines(lines))}
        />
      </Band>
      <Band>
        <SectionHeader title={t('tender.delivery')} />
        <div className={styles.fields}>
          {text('needed_by', { type: 'date' })}
          {text('offers_until', {
            type: 'date',
            hint: draft.offers_until
              ? longDate(draft.offers_until, language)
              : t('tender.offersUntilHint'),
          })}
          {addresses.length > 0 && (
            <Suspense fallback={<SkeletonRow />}>
              <Select
                label={t('tender.address')}
                value={address?.shipping_address_id ?? TYPED}
                onChange={(address_id) => stored.change({ address_id })}
                options={[
                  ...addresses.map((one) => ({
                    value: one.shipping_address_id,
                    label: `${one.alias}: ${one.address}, ${one.city}`,
                  })),
                  { value: TYPED, label: t('tender.typedPlace') },
                ]}
              />
            </Suspense>
          )}
          {!address && text('place', { placeholder: t('tender.placeHint') })}
          <TextArea {...field('details')} placeholder={t('tender.detailsHint')} rows={4} />
          <Suspense fallback={<SkeletonRow />}>
            <Documents
              files={draft.files}
              onChange={(files) => stored.change({ files })}
              hint={t('tender.filesHint')}
              accept={FILES}
            />
          </Suspense>
        </div>
      </Band>
      <Band>
        <SectionHeader title={t('tender.contact')} />
        <div className={styles.fields}>
          {loggedIn && (
            <Suspense fallback={<SkeletonRow />}>
              <OwnerField owner={owner} onChange={(company_id) => stored.change({ company_id })} />
            </Suspense>
          )}
          {!asking && text('company', { autoComplete: 'organization' })}
          {text('name', { autoComplete: 'name' })}
          {text('phone', { type: 'tel', autoComplete: 'tel', placeholder: '0812 3456 7890' })}
          {text('email', { type: 'email', autoComplete: 'email', hint: t('tender.emailHint') })}
          {send.error && !isListed && (
            <Suspense>
              <SendError error={send.error} />
            </Suspense>
          )}
          <Button type="submit" fullWidth loading={send.busy} disabled={!owner.isKnown}>
            {t('tender.send')}
          </Button>
        </div>
      </Band>
    </form>
  )
}
