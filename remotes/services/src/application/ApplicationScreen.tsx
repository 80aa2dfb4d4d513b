import { sentApplication, sentApplications } from '@borong/api/applications'
import { type AppliedService, fieldsOf } from '@borong/api/rules/service-form'
import { showPhone } from '@borong/api/rules/phone'
import {
  callQuery,
  isApiError,
  Link,
  PageTitle,
  useLanguage,
  useParams,
  useQuery,
  useQueryClient,
} from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { EmptyState } from '@borong/ui/EmptyState'
import { rupiah } from '@borong/ui/format/rupiah'
import { FileIcon } from '@borong/ui/icons/FileIcon'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Timeline } from '@borong/ui/Timeline'
import { longDate } from '@borong/ui/format/moment'
import { AnswerForm } from './AnswerForm.tsx'
import type { Application } from './application.atoms.ts'
import { FileLink } from './FileLink.tsx'
import { Outcome } from './Outcome.tsx'
import { Withdrawal } from './Withdrawal.tsx'
import styles from './Application.module.css'
import { useStateMessages } from './use-state-messages.ts'

/** R-15 R-16: one application: its state, the answers of the desk, and its content. */
export function ApplicationScreen() {
  const t = useStateMessages()
  const { number = '' } = useParams()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const query = callQuery(sentApplication, { params: { number } })
  const read = useQuery(query)
  const show = (result: Application) => {
    queries.setQueryData(query.queryKey, { result })
    void invalidate(sentApplications)
  }
  const found = read.data?.result
  if (!found)
    return (
      <Bands>
        <PageTitle>{t('application.pageTitle')}</PageTitle>
        <HeadBand title={t('application.pageTitle')}>
          {read.isPending ? (
            <SkeletonRow />
          ) : (
            <EmptyState
              icon={<FileIcon size={32} />}
              title={
                isApiError(read.error) && read.error.kind === 'refusal'
                  ? read.error.message
                  : t('application.unread')
              }
              action={
                <>
                  <Button onClick={() => read.refetch()}>{t('application.retry')}</Button>
                  <Button variant="ghost" link={<Link to="/services" />}>
                    {t('service.others')}
                  </Button>
                </>
              }
            />
          )}
        </HeadBand>
      </Bands>
    )
  return <Found application={found} onChange={show} />
}

interface FoundProps {
  application: Application
  onChange: (application: Application) => void
}

const OPEN: ReadonlySet<string> = new Set(['received', 'in_review', 'more_needed'])

function Found({ application: found, onChange }: FoundProps) {
  const t = useStateMessages()
  const { language } = useLanguage()
  const { number, state, events, fields, files } = found
  const service = found.service as AppliedService
  const isOpen = OPEN.has(state)
  const name = t(`services.${service}.name`)
  const textOf = (field: string) => {
    const value = fields[field] ?? ''
    const { kind } = fieldsOf(service)[field]!
    if (kind === 'choice') return t(`application.plan.${service}.${value}`)
    if (kind === 'amount') return rupiah(Number(value), language)
    if (kind === 'day') return longDate(value, language)
    return kind === 'phone' ? showPhone(value) : value
  }
  return (
    <Bands>
      <PageTitle>{name}</PageTitle>
      <HeadBand title={name} lead={t(`application.lead.${state}`)}>
        <p>
          {t('application.number')} <b>{number}</b>
        </p>
      </HeadBand>
      <Band>
        <SectionHeader title={t('application.history')} />
        <Timeline
          label={t('application.history')}
          steps={events.map((event, index) => ({
            id: String(index),
            title: event.from_desk
              ? t(`application.state.${event.state}`)
              : t(index === 0 ? 'application.sentByYou' : `application.byYou.${event.state}`),
            detail: (
              <>
                {longDate(event.at, language)}
                {event.text && <p className={styles.answer}>{event.text}</p>}
              </>
            ),
            state: index < events.length - 1 ? 'done' : isOpen ? 'current' : 'done',
          }))}
        />
      </Band>
      {state === 'approved' && <Outcome application={found} />}
      {state === 'more_needed' && (
        <AnswerForm key={events.length} number={number} onAnswered={onChange} />
      )}
      <Band>
        <SectionHeader title={t('application.content')} />
        <DescriptionList
          isStacked
          facts={Object.keys(fieldsOf(service)).map((field) => [
            t(`application.field.${field}`),
            fields[field] && textOf(field),
          ])}
        />
        {files.map((file) => (
          <FileLink key={file.id} file={file} />
        ))}
      </Band>
      <Band>
        {isOpen && <Withdrawal number={number} onWithdrawn={onChange} />}
        <Button variant="ghost" link={<Link to="/services" />}>
          {t('service.others')}
        </Button>
      </Band>
    </Bands>
  )
}
