import { priceAgreements } from '@borong/api/agreed-prices'
import { Link, PageTitle } from '@borong/contract'
import { LoadMore } from '@borong/patterns/LoadMore'
import { QueryContent } from '@borong/patterns/QueryContent'
import { usePages } from '@borong/patterns/use-pages'
import { EmptyState } from '@borong/ui/EmptyState'
import { HandshakeIcon } from '@borong/ui/icons/HandshakeIcon'
import { ListRow } from '@borong/ui/ListRow'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Band, Bands, HeadBand, Rows } from '@borong/ui/Band'
import { AgreementState } from './AgreementState.tsx'
import { useDay } from './use-day.ts'
import { useAgreementMessages } from './use-agreement-messages.ts'

/** The agreements of a company, the last changed first. */
export function AgreementList({ companyId }: { companyId: string }) {
  const t = useAgreementMessages()
  const day = useDay()
  const pages = usePages(
    priceAgreements,
    { params: { companyId }, query: {} },
    (reply) => reply,
    ({ id }) => id,
  )
  return (
    <Bands>
      <PageTitle>{t('agreements.title')}</PageTitle>
      <HeadBand title={t('agreements.title')} />
      <Band>
        <QueryContent
          query={pages}
          skeleton={<SkeletonRow />}
          empty={
            <EmptyState icon={<HandshakeIcon size={32} />} title={t('agreements.none')}>
              {t('agreements.noneMeans')}
            </EmptyState>
          }
        >
          <Rows>
            {pages.items.map((one) => (
              <ListRow
                key={one.id}
                title={one.vendor_name}
                detail={`${t('agreements.products', { count: one.line_count })} · ${day(one.valid_from)} – ${day(one.valid_to)}`}
                end={<AgreementState state={one.state} />}
                link={<Link to={`/company/${companyId}/prices/${one.id}`} />}
              />
            ))}
          </Rows>
          <LoadMore pages={pages} />
        </QueryContent>
      </Band>
    </Bands>
  )
}
