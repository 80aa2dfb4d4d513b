import { sendApplication, sentApplications } from '@borong/api/applications'
import {
  checkServiceForm,
  fieldsOf,
  serviceForms,
  type AppliedService,
} from '@borong/api/rules/service-form'
import { showPhone } from '@borong/api/rules/phone'
import { userProfile } from '@borong/api/users'
import {
  callQuery,
  call,
  isApiError,
  requireLogin,
  useMessages,
  useNavigate,
  useQuery,
  useSession,
  useSubmit,
  type Reply,
  inThisTab,
  storedKeys,
} from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useApplicationDraft } from './application.atoms.ts'
import { Documents } from './Documents.tsx'
import { FormField } from './FormField.tsx'
import styles from './Application.module.css'

type Buyer = Reply<typeof userProfile>['result']

const fromBuyer = ({
  business,
  name,
  handphone,
  email,
}: Buyer): Readonly<Record<string, string>> => ({
  company: business.company_name,
  name,
  phone: handphone ? showPhone(handphone) : '',
  email: email ?? '',
})

// By draft, not by content: after a lost response a changed application is refused once, because the first has arrived.
const keys = storedKeys('services.application-keys', Infinity, inThisTab)

/** The form of a service. A guest signs in when sending it; the input remains until the application has arrived. */
export function ApplicationForm({ service, plan }: { service: AppliedService; plan?: string }) {
  const t = useMessages()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const { loggedIn } = useSession()
  const profile = useQuery({ ...callQuery(userProfile), enabled: loggedIn })
  const stored = useApplicationDraft(service)
  const form = useRef<HTMLFormElement>(null)
  const [tried, setTried] = useState<{
    typed: Readonly<Record<string, string>>
    wrong: readonly string[]
    isWithout: boolean
  }>()
  const whole = (typed: Readonly<Record<string, string>>) => ({
    ...(plan ? { plan } : {}),
    ...(loggedIn && profile.data ? fromBuyer(profile.data.result) : {}),
    ...typed,
  })
  const values: Readonly<Record<string, string>> = whole(stored.draft.fields)
  const apply = async (typed: Readonly<Record<string, string>>) => {
    try {
      const { result } = await keys.once(service, (key) =>
        call(sendApplication, {
          body: {
            key,
            service,
            fields: namedFields(service, typed),
            file_ids: stored.current().files.map(({ id }) => id),
          },
        }),
      )
      stored.clear()
      void invalidate(sentApplications)
      return result.number
    } catch (error) {
      // Changed after a lost response: the input becomes an application of its own, with a new key.
      if (isApiError(error) && error.reason === 'APPLICATION_SENT') keys.finish(service)
      throw error
    }
  }
  const send = useSubmit(apply, {
    leave: (number) => navigate(`/services/applications/${number}`),
  })
  useEffect(() => {
    const [first] = tried?.wrong ?? []
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }, [tried])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A submit before hydration is replayed before the fields have reported their input, so it is read from the form.
    const onScreen = [...new FormData(event.currentTarget)].flatMap(([name, text]) =>
      typeof text === 'string' && text !== '' ? [[name, text] as const] : [],
    )
    const typed = whole({ ...stored.current().fields, ...Object.fromEntries(onScreen) })
    const { wrong } = checkServiceForm(service, typed, Date.now())
    const isWithout = stored.current().files.length < serviceForms[service].documents
    setTried({ typed, wrong, isWithout })
    if (wrong.length > 0 || !requireLogin() || isWithout) return
    void send.start(typed)
  }
  const wrong = new Set([...(tried?.wrong ?? []), ...Object.keys(send.error?.errors ?? {})])
  const isWrong = (name: string) =>
    wrong.has(name) && (values[name] ?? '') === (tried?.typed[name] ?? '')
  return (
    // Not `Form`: a submit that is replayed after hydration precedes the stored draft, so this form judges what is on the
    // screen. Before hydration `method="dialog"` keeps the browser from sending contact data in the URL.
    <form ref={form} method="dialog" noValidate onSubmit={submit}>
      <Band>
        <SectionHeader title={t(`application.title.${service}`)} />
        <div className={styles.fields}>
          {Object.keys(fieldsOf(service)).map((name) => (
            <FormField
              key={name}
              service={service}
              name={name}
              value={values[name] ?? ''}
              isWrong={isWrong(name)}
              onChange={(value) => stored.setField(name, value)}
            />
          ))}
          {serviceForms[service].documents > 0 && (
            <Documents
              files={stored.draft.files}
              onChange={stored.setFiles}
              hint={t(`application.documentOf.${service}`)}
              isMissing={loggedIn && tried?.isWithout && stored.draft.files.length === 0}
            />
          )}
          <ErrorNotice error={send.error} />
          <Button type="submit" fullWidth loading={send.busy}>
            {t('application.send')}
          </Button>
        </div>
      </Band>
    </form>
  )
}

const namedFields = (service: AppliedService, typed: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(fieldsOf(service)).map((name) => [name, typed[name] ?? '']))
