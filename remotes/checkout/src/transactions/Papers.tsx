import { handover, invoice, orderPaper } from '@borong/api/orders'
import { call, toast, useMessages, useSubmit } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Button } from '@borong/ui/Button'
import { downloadBlob } from '@borong/ui/download-blob'
import { DownloadIcon } from '@borong/ui/icons/DownloadIcon'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Band } from '../shop/Screen.tsx'
import type { Order } from '../thank-you/stored-order.ts'

const SENT = new Set(['shipped', 'delivered', 'completed'])
const ARRIVED = new Set(['delivered', 'completed'])

/** The papers that the order has by now, for everybody who may see it. */
export default function Papers({ order }: { order: Order }) {
  const t = useMessages()
  const textOf = useErrorText()
  const { start } = useSubmit(
    async (send: () => Promise<unknown>, name: string) => {
      const pdf = await send()
      if (pdf instanceof Blob) downloadBlob(pdf, `${name}-${order.order_serial}.pdf`)
    },
    { onError: (error) => toast(textOf(error), { type: 'error', id: 'paper' }) },
  )
  const papers = papersOf(order)
  if (papers.length === 0) return null
  return (
    <Band label={t('papers.title')}>
      <SectionHeader title={t('papers.title')} />
      {papers.map(({ name, send }) => (
        <Button
          key={name}
          variant="secondary"
          fullWidth
          icon={<DownloadIcon size={18} />}
          onClick={() => start(send, name)}
        >
          {t(`papers.${name}`)}
        </Button>
      ))}
    </Band>
  )
}

function papersOf({ id: orderId, state, payment, parcels, business }: Order) {
  const isEnded = state === 'cancelled' || state === 'expired'
  const isInvoiced = payment.state === 'paid' && !isEnded
  const has = (states: ReadonlySet<string>) => parcels.some((parcel) => states.has(parcel.state))
  const paper = (name: 'receipt' | 'delivery-note' | 'purchase-order' | 'credit-note') => ({
    name,
    send: () => call(orderPaper, { params: { orderId, paper: name } }),
  })
  const params = { orderId }
  return [
    ...(isInvoiced
      ? [{ name: 'invoice', send: () => call(invoice, { params }) } as const, paper('receipt')]
      : []),
    ...(business && !isEnded ? [paper('purchase-order')] : []),
    ...(isInvoiced && has(SENT) ? [paper('delivery-note')] : []),
    ...(has(ARRIVED)
      ? [{ name: 'handover', send: () => call(handover, { params }) } as const]
      : []),
    ...(parcels.some(({ refunded }) => refunded > 0) ? [paper('credit-note')] : []),
  ]
}
