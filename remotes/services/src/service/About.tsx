import { useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { SectionHeader } from '@borong/ui/SectionHeader'
import type { SERVICES } from '../service-names.ts'
import styles from './About.module.css'

type AboutService = Exclude<(typeof SERVICES)[keyof typeof SERVICES], 'tender'>

const PARTS = ['who', 'price', 'terms'] as const
const QUESTIONS = [1, 2] as const

/** For whom a service is, its price and terms, and the answers to frequent questions. */
export function About({ service }: { service: AboutService }) {
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
