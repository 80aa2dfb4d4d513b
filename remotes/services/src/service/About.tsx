import { useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { SectionHeader } from '@borong/ui/SectionHeader'
import type { AppliedService } from '@borong/api/rules/service-form'
import styles from './About.module.css'

const PARTS = ['who', 'price', 'terms'] as const
const QUESTIONS = [1, 2] as const

/** For whom a service is, its price and terms, and the answers to frequent questions. */
export function About({ service }: { service: AppliedService }) {
  const t = useMessages()
  return (
    <Band>
      {PARTS.map((part) => (
        <section key={part}>
          <SectionHeader title={t(`about.${part}`)} />
          <p>{t(`about.of.${service}.${part}`)}</p>
        </section>
      ))}
      <section>
        <SectionHeader title={t('about.questions')} />
        {QUESTIONS.map((number) => (
          <details key={number} className={styles.question}>
            <summary>{t(`about.of.${service}.question${number}`)}</summary>
            <p>{t(`about.of.${service}.answer${number}`)}</p>
          </details>
        ))}
      </section>
    </Band>
  )
}
