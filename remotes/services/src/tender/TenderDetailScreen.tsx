import { tender as tenderCall, tenders } from '@borong/api/tenders'
import { lastWibDay } from '@borong/api/rules/wib'
import {
  callQuery,
  Link,
  PageTitle,
  useLanguage,
  useMessages,
  useParams,
  useQuery,
  useQueryClient,
} from '@borong/contract'
import { LoadError } from '@borong/patterns/LoadError'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Badge } from '@borong/ui/Badge'
import { Band, Bands, HeadBand, Rows } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { rupiah } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { FileLink } from '../application/FileLink.tsx'
import { useOwnerText } from '../owner/use-owner-text.ts'
import { AwardForm } from './AwardForm.tsx'
import { longDate } from '@borong/ui/format/moment'
import { useJoinTenders } from './guest-tenders.ts'
import { comparedOf, type TenderDetail } from './offers.ts'
import { OfferTable } from './OfferTable.tsx'
import { TenderEnd } from './TenderEnd.tsx'
import { TenderLines } from './TenderLines.tsx'
import styles from './Tender.module.css'

/** R-17 F-08: one tender of the buyer, with the sellers' offers side by side. */
export function TenderDetailScreen() {
  const t = useMessages()
  const { number = '' } = useParams()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const isJoining = useJoinTenders()
  const query = callQuery(tenderCall, { params: { number } })
  const read = useQuery(query)
  const show = (result: TenderDetail) => {
    queries.setQueryData(query.queryKey, { result })
    void invalidate(tenders)
  }
  const found = read.data?.result
  if (found) return <Found tender={found} onChange={show} onStale={() => void read.refetch()} />
  return (
    <Bands>
      <PageTitle>{t('tender.pageTitle')}</PageTitle>
      <HeadBand title={t('tender.pageTitle')}>
        {read.isPending || isJoining ? (
          <SkeletonRow />
        ) : (
          <LoadError
            error={read.error}
            onRetry={read.refetch}
            action={
              <Button variant="ghost" link={<Link to="/services/tender" />}>
                {t('tender.own')}
              </Button>
            }
          />
        )}
      </HeadBand>
    </Bands>
  )
}

interface FoundProps {
  tender: TenderDetail
  onChange: (tender: TenderDetail) => void
  onStale: () => void
}

function Found({ tender, onChange, onStale }: FoundProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const { number, phase, offers, files, acts, address } = tender
  const compared = comparedOf(tender)
  const isAwarded = phase === 'awarded'
  const others = offers.filter((offer) => !compared.includes(offer))
  const ownerText = useOwnerText()
  const facts = [
    ['owner', ownerText(tender)],
    ['number', number],
    ['offersUntil', longDate(lastWibDay(tender.offers_until), language)],
    ['needed_by', longDate(tender.needed_by, language)],
    ['place', address ? `${address.name}, ${address.address}, ${address.city}` : tender.place],
    ['details', tender.details],
  ] as const
  return (
    <Bands>
      <PageTitle>{t('tender.pageTitle')}</PageTitle>
      <HeadBand title={t('tender.pageTitle')} lead={t(`tender.phaseLead.${phase}`)}>
        <p>
          <Badge tone={phase === 'open' || isAwarded ? 'good' : 'note'}>
            {t(`tender.phase.${phase}`)}
          </Badge>
        </p>
        <DescriptionList
          isStacked
          facts={facts.map(([name, value]) => [t(`tender.fact.${name}`), value])}
        />
        {files.map((file) => (
          <FileLink key={file.id} file={file} />
        ))}
      </HeadBand>
      {isAwarded && (
        <Band>
          <SectionHeader title={t('tender.order')} />
          <Rows>
            {compared.map((offer) => (
              <ListRow
                key={offer.quote_id}
                title={offer.vendor_name}
                detail={`${offer.number} · ${rupiah(offer.total, language)}`}
                end={<Badge tone="note">{t(`tender.offer.${offer.state}`)}</Badge>}
                link={<Link to={`/quotes/${offer.quote_id}`} />}
              />
            ))}
          </Rows>
        </Band>
      )}
      {acts.includes('award') ? (
        <AwardForm
          // A choice among other offers begins again.
          key={compared.map(({ quote_id, version }) => `${quote_id}.${version}`).join()}
          tender={tender}
          offers={compared}
          onChange={onChange}
          onStale={onStale}
        />
      ) : compared.length > 0 ? (
        <Band>
          <SectionHeader title={t('tender.offers')} />
          <OfferTable tender={tender} offers={compared} choice={{}} onChoose={undefined} />
        </Band>
      ) : (
        <Band>
          <SectionHeader title={t('tender.requested')} />
          <TenderLines lines={tender.lines} />
          {phase === 'open' && <p className={styles.label}>{t('tender.noOffers')}</p>}
        </Band>
      )}
      {others.length > 0 && (
        <Band>
          <SectionHeader title={t('tender.otherOffers')} />
          <Rows>
            {others.map((offer) => (
              <ListRow
                key={offer.quote_id}
                title={offer.vendor_name}
                detail={`${offer.number} · ${rupiah(offer.total, language)}`}
                end={<Badge>{t(`tender.offer.${offer.state}`)}</Badge>}
                link={<Link to={`/quotes/${offer.quote_id}`} />}
              />
            ))}
          </Rows>
        </Band>
      )}
      <Band>
        <TenderEnd tender={tender} onChange={onChange} onStale={onStale} />
        <Button variant="ghost" link={<Link to="/services/tender" />}>
          {t('tender.another')}
        </Button>
      </Band>
    </Bands>
  )
}
