import { deliveries } from '@borong/api/receipts'
import { Link, PageTitle, unitName, useLanguage, useMessages, useParams } from '@borong/contract'
import { LoadMore } from '@borong/patterns/LoadMore'
import { QueryContent } from '@borong/patterns/QueryContent'
import { usePages } from '@borong/patterns/use-pages'
import { Band, Bands, HeadBand, Rows } from '@borong/ui/Band'
import { EmptyState } from '@borong/ui/EmptyState'
import { dateFormat } from '@borong/ui/format/date-format'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { BoxIcon } from '@borong/ui/icons/BoxIcon'
import { ListRow } from '@borong/ui/ListRow'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { openOf } from './receipt.data.ts'

/** F-08: the parcels that a member may receive for the company, by address, without prices. */
export function DeliveriesScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const { companyId = '' } = useParams()
  const pages = usePages(
    deliveries,
    { params: { companyId }, query: {} },
    ({ result }) => result,
    ({ parcel_id }) => parcel_id,
  )
  const days = dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <Bands>
      <PageTitle>{t('receipt.list')}</PageTitle>
      <HeadBand title={t('receipt.list')} lead={t('receipt.listLead')} />
      <Band label={t('receipt.list')}>
        <QueryContent
          query={pages}
          skeleton={
            <>
              <SkeletonRow />
              <SkeletonRow />
              <SkeletonRow />
            </>
          }
          empty={
            <EmptyState icon={<BoxIcon size={32} />} title={t('receipt.none')}>
              {t('receipt.listNone')}
            </EmptyState>
          }
        >
          <Rows>
            {pages.items.map(({ order_id, parcel_id, arrives, address, ...parcel }) => (
              <ListRow
                key={parcel_id}
                title={[address.alias, address.city].filter(Boolean).join(' · ')}
                detail={
                  <>
                    {parcel.vendor_name} · {parcel.order_serial}
                    {parcel.lines.map((line) => (
                      <div key={line.id}>
                        {line.name}:{' '}
                        {t('receipt.left', {
                          open: wholeNumber(openOf(line), language),
                          ordered: `${wholeNumber(line.ordered, language)} ${unitName(line.unit_type, language, line.ordered)}`,
                        })}
                      </div>
                    ))}
                    {arrives
                      ? t('receipt.arrives', {
                          days: days.formatRange(new Date(arrives.from), new Date(arrives.to)),
                        })
                      : t('receipt.arrived')}
                  </>
                }
                link={<Link to={`/transaction/${order_id}/receive?parcel=${parcel_id}`} />}
              />
            ))}
          </Rows>
          <LoadMore pages={pages} />
        </QueryContent>
      </Band>
    </Bands>
  )
}
