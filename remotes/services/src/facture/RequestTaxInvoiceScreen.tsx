import { order } from '@borong/api/orders'
import { callQuery, Link, PageTitle, useParams, useQuery } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { SkeletonText } from '@borong/ui/Skeleton'
import { RequestTaxInvoice } from './RequestTaxInvoice.tsx'
import { useFactureMessages } from './use-facture-messages.ts'

/** E-05: requests the tax invoices of a paid order for its company, or for the buyer's business. */
export function RequestTaxInvoiceScreen() {
  const t = useFactureMessages()
  const { orderId = '' } = useParams()
  const read = useQuery(callQuery(order, { params: { orderId } }))
  const back = (
    <Button variant="ghost" link={<Link to={`/transaction/${orderId}`} />}>
      {t('receipt.toOrder')}
    </Button>
  )
  return (
    <Bands>
      <PageTitle>{t('facture.title')}</PageTitle>
      <HeadBand title={t('facture.title')} lead={t('facture.lead')} />
      <Band>
        <QueryContent query={read} skeleton={<SkeletonText lines={5} />} errorAction={back}>
          {({ data }) =>
            data.facture_until ? (
              <RequestTaxInvoice order={data} until={data.facture_until} />
            ) : (
              <EmptyState
                icon={<ReceiptIcon size={32} />}
                title={t(data.facture ? 'facture.requested' : 'facture.closed')}
                action={back}
              >
                {!data.facture && t('facture.closedText')}
              </EmptyState>
            )
          }
        </QueryContent>
      </Band>
    </Bands>
  )
}
