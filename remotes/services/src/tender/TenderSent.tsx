import {
  Link,
  requireLogin,
  unitName,
  useLanguage,
  useMessages,
  useSession,
} from '@borong/contract'
import { Band, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { CopyButton } from '@borong/ui/CopyButton'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Timeline } from '@borong/ui/Timeline'
import { longDate } from '@borong/ui/format/moment'
import styles from './Tender.module.css'
import type { Tender } from './tender-draft.ts'

/** A request that has arrived: its number, its content, and the next steps. */
export function TenderSent({ tender }: { tender: Tender }) {
  const t = useMessages()
  const { language } = useLanguage()
  const { loggedIn } = useSession()
  const facts = [
    ['item', tender.item],
    [
      'quantity',
      `${wholeNumber(tender.quantity, language)} ${unitName(tender.unit, language, tender.quantity)}`,
    ],
    ['needed_by', longDate(tender.needed_by, language)],
    ['place', tender.place],
    ['target_price', tender.target_price !== null && rupiah(tender.target_price, language)],
  ] as const
  return (
    <>
      <HeadBand title={t('tender.sent')} lead={t('tender.sentLead', { email: tender.email })}>
        <div className={styles.number}>
          <span className={styles.label}>{t('tender.number')}</span>
          <b>{tender.number}</b>
          <CopyButton
            text={tender.number}
            label={t('tender.copy')}
            copiedLabel={t('tender.copied')}
            failedLabel={t('tender.copyFailed')}
          />
        </div>
        {loggedIn ? (
          <Button link={<Link to={`/services/tender/${tender.number}`} />}>
            {t('tender.see')}
          </Button>
        ) : (
          <Notice
            title={t('tender.joinTitle')}
            action={<Button onClick={() => void requireLogin()}>{t('tender.join')}</Button>}
          >
            {t('tender.joinText')}
          </Notice>
        )}
      </HeadBand>
      <Band>
        <SectionHeader title={t('tender.next')} />
        <Timeline
          label={t('tender.next')}
          steps={[
            { id: 'received', title: t('tender.steps.received'), state: 'done' },
            {
              id: 'contact',
              title: t('tender.steps.contact'),
              detail: t('tender.steps.contactDetail'),
              state: 'current',
            },
            {
              id: 'offers',
              title: t('tender.steps.offers'),
              detail: t('tender.steps.offersDetail'),
              state: 'ahead',
            },
          ]}
        />
      </Band>
      <Band>
        <SectionHeader title={t('tender.requested')} />
        <DescriptionList
          isStacked
          facts={facts.map(([name, value]) => [t(`tender.fact.${name}`), value])}
        />
      </Band>
      <Band>
        <Button variant="secondary" link={<Link to="/services/tender" />}>
          {t('tender.another')}
        </Button>
        <Button variant="ghost" link={<Link to="/" />}>
          {t('service.home')}
        </Button>
      </Band>
    </>
  )
}
