import { handover, invoice, orderPaper } from '@borong/api/orders'
import { call, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { DownloadIcon } from '@borong/ui/icons/DownloadIcon'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Band } from '../shop/Screen.tsx'
import { useDownload } from '../shop/use-download.ts'
import type { Order } from '../thank-you/stored-order.ts'

/** The papers that the order has by now, for everybody who may see it. */
export function Papers({ order }: { order: Order }) {
  const t = useMessages()
  const download = useDownload()
  const papers = papersOf(order)
  if (papers.length === 0) return null
  return (
    <Band label={t('papers.title')}>
      <SectionHeader title={t('papers.title')} />
      {papers.map((paper) => (
        <Button
          key={paper}
          variant="secondary"
          fullWidth
          icon={<DownloadIcon size={18} />}
          onClick={() =>
            download(() => send(order.id, paper), `${paper}-${order.order_serial}.pdf`)
          }
        >
          {t(`papers.${paper}`)}
        </Button>
      ))}
    </Band>
  )
}

function send(orderId: string, paper: ReturnType<typeof papersOf>[number]) {
  const params = { orderId }
  if (paper === 'invoice') return call(invoice, { params })
  if (paper === 'handover') return call(handover, { params })
  return call(orderPaper, { params: { orderId, paper } })
}

function papersOf({ state, payment, parcels, business, timeline }: Order) {
  const isEnded = state === 'cancelled' || state === 'expired'
  // A paid order that was cancelled keeps its papers.
  const wasPaid = timeline.some(({ code }) => code === 'ORDER_PAID')
  const isInvoiced = payment.state === 'paid' && (!isEnded || wasPaid)
  const has = (...states: string[]) => parcels.some((parcel) => states.includes(parcel.state))
  return (
    [
      ['invoice', isInvoiced],
      ['receipt', isInvoiced],
      ['purchase-order', business && !isEnded],
      ['delivery-note', isInvoiced && has('shipped', 'delivered', 'completed')],
      ['handover', has('delivered', 'completed')],
      ['credit-note', parcels.some(({ refunded }) => refunded > 0)],
    ] as const
  ).flatMap(([name, isReady]) => (isReady ? [name] : []))
}
