import type { AppliedService } from '@borong/api/rules/service-form'
import { Link, useLanguage, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { longDate } from '@borong/ui/format/moment'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { AgentBook } from './AgentBook.tsx'
import type { Application } from './application.atoms.ts'
import { appointmentFile } from './appointment-file.ts'
import styles from './Application.module.css'

/** The result of an approved application for its applicant: a code, an appointment, or the way to the service. */
export function Outcome({ application }: { application: Application }) {
  const t = useMessages()
  const { language } = useLanguage()
  const service = application.service as AppliedService
  const { day } = application.fields
  const path = service === 'financiall' ? '/credit' : application.outcome_path
  if (service === 'agent') return <AgentBook />
  if (path)
    return (
      <Band>
        <Button link={<Link to={path} />}>
          {t(service === 'financiall' ? 'outcome.credit' : 'outcome.store')}
        </Button>
      </Band>
    )
  if (!day) return null
  const name = t(`services.${service}.name`)
  return (
    <Band>
      <SectionHeader title={t('outcome.appointment')} />
      <p>{t('outcome.appointmentText', { service: name, day: longDate(day, language) })}</p>
      <a
        className={styles.download}
        download={`${application.number}.ics`}
        href={appointmentFile({ number: application.number, title: name, day })}
      >
        {t('outcome.calendar')}
      </a>
    </Band>
  )
}
