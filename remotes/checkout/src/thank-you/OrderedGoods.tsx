import { useMessages } from '@borong/contract'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Amounts } from '../shop/Amounts.tsx'
import { OrderLine } from '../shop/OrderLine.tsx'
import { Band } from '../shop/Screen.tsx'
import type { Order } from './stored-order.ts'

/** The ordered goods, by seller, and their total. */
export default function OrderedGoods({ order }: { order: Order }) {
  const t = useMessages()
  return (
    <>
      {order.parcels.map((parcel) => (
        <Band key={parcel.id} label={parcel.vendor_name}>
          <SectionHeader title={parcel.vendor_name} />
          {parcel.details.map((line) => (
            <OrderLine key={line.id_item} line={line} />
          ))}
        </Band>
      ))}
      <Band label={t('summary.title')}>
        <SectionHeader title={t('summary.title')} />
        <Amounts totals={order.totals} promoCode={order.promo_code} />
      </Band>
    </>
  )
}
