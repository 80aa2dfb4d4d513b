import { tenders } from '@borong/api/tenders'
import { Link, unitName, useLanguage, useMessages } from '@borong/contract'
import { usePages } from '@borong/patterns/use-pages'
import { QueryContent } from '@borong/patterns/QueryContent'
import { LoadMore } from '@borong/patterns/LoadMore'
import { Badge } from '@borong/ui/Badge'
import { Band } from '@borong/ui/Band'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { longDate } from '@borong/ui/format/moment'
import { useState } from 'react'
import { OwnerFilter } from '../owner/OwnerFilter.tsx'
import { useOwnerText } from '../owner/use-owner-text.ts'
import styles from './Tender.module.css'

/** The tender requests of the buyer or of one of the buyer's companies, the newest first. */
export function OwnTenders() {
  const t = useMessages()
  const { language } = useLanguage()
  const [companyId, setCompanyId] = useState('')
  const ownerText = useOwnerText()
  const pages = usePages(
    tenders,
    { query: companyId ? { company_id: companyId } : {} },
    ({ result }) => result,
    ({ number }) => number,
  )
  return (
    <Band>
      <SectionHeader title={t('tender.own')} />
      <OwnerFilter companyId={companyId} onChange={setCompanyId} />
      <QueryContent
        query={pages}
        skeleton={<SkeletonRow />}
        empty={<p className={styles.label}>{t('tender.ownNone')}</p>}
      >
        <ul className={styles.own}>
          {pages.items.map((tender) => (
            <li key={tender.number}>
              <ListRow
                title={
                  tender.line_count > 1
                    ? t('tender.moreLines', { item: tender.item, count: tender.line_count - 1 })
                    : tender.item
                }
                link={<Link to={`/services/tender/${tender.number}`} />}
                detail={
                  <>
                    {tender.number}
                    <br />
                    {ownerText(tender) && (
                      <>
                        {ownerText(tender)}
                        <br />
                      </>
                    )}
                    {`${wholeNumber(tender.quantity, language)} ${unitName(tender.unit, language, tender.quantity)} · ${longDate(tender.created_at, language)}`}
                  </>
                }
                end={
                  <Badge tone="note">
                    {tender.phase !== 'open'
                      ? t(`tender.phase.${tender.phase}`)
                      : tender.offer_count > 0
                        ? t('tender.offerCount', { count: tender.offer_count })
                        : t('tender.state.received')}
                  </Badge>
                }
              />
            </li>
          ))}
        </ul>
        <LoadMore pages={pages} />
      </QueryContent>
    </Band>
  )
}
