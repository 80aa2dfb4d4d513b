import { Link, useFlag, useLanguage, useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { CopyButton } from '@borong/ui/CopyButton'
import { ChatIcon } from '@borong/ui/icons/ChatIcon'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Fragment, useState } from 'react'
import { addressLine } from '../shop/address-line.ts'
import { arrivalDays } from '../shop/arrival-days.ts'
import { optionalPart } from '../shop/optional-part.tsx'
import { orderPath } from '../shop/paths.ts'
import { OrderLine } from '../shop/OrderLine.tsx'
import { Band } from '../shop/Screen.tsx'
import type { Order } from '../thank-you/stored-order.ts'
import styles from './ParcelSection.module.css'
import { ConfirmAct } from './LazyConfirmAct.tsx'
import { may } from './may.ts'
import { stateTone } from './state-tone.ts'
import { Steps } from './Steps.tsx'
import { useOrderCall } from './use-order-call.ts'

const ReviewSheet = optionalPart(() => import(/* webpackChunkName: 'sheets' */ './ReviewSheet.tsx'))

interface ParcelSectionProps {
  parcel: Order['parcels'][number]
  order: Order
  orderId: string
}

/** One seller's parcel: its goods, its courier and its location. */
export function ParcelSection({ parcel, order, orderId }: ParcelSectionProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const { receive } = useOrderCall(order, orderId)
  const [reviewed, setReviewed] = useState<{ id: string; name: string }>()
  const { courier, vendor_id } = parcel
  const isDivided = order.parcels.filter((one) => one.vendor_id === vendor_id).length > 1
  const title = isDivided
    ? [parcel.vendor_name, parcel.address.alias, parcel.cost_centre_name]
        .filter(Boolean)
        .join(' · ')
    : parcel.vendor_name
  const isOwn = !order.ordered_by
  const canReceive =
    may(order, 'receive') &&
    !parcel.is_held &&
    (parcel.state === 'shipped' || parcel.state === 'delivered')
  const [isAsking, setAsking] = useState(false)
  const hasChat = useFlag('marketplace-chat-v2') !== false
  return (
    <Band label={title}>
      <SectionHeader
        title={title}
        aside={<Badge tone={stateTone(parcel.state)}>{t(`state.${parcel.state}`)}</Badge>}
      />
      {parcel.details.map((line) => (
        <Fragment key={line.id_item}>
          <OrderLine line={line}>
            {isOwn && order.state === 'completed' && !line.is_reviewed && (
              <Button
                variant="ghost"
                size="small"
                onClick={() => setReviewed({ id: line.id_item, name: line.name })}
              >
                {t('review.write')}
              </Button>
            )}
          </OrderLine>
          {line.cancelled ? (
            <Badge tone="note">{t('order.cancelled', { quantity: line.cancelled })}</Badge>
          ) : null}
        </Fragment>
      ))}
      <dl className={styles.facts}>
        <div>
          <dt>{t('order.courier')}</dt>
          <dd>
            {courier.company} {courier.service} ·{' '}
            {courier.price === 0 ? t('courier.free') : rupiah(courier.price, language)}
            {parcel.arrives &&
              ` · ${t('courier.arrives.days', { days: arrivalDays(parcel.arrives, language) })}`}
          </dd>
        </div>
        {courier.insurance_fee > 0 && (
          <div>
            <dt>{t('amount.insurance')}</dt>
            <dd>{rupiah(courier.insurance_fee, language)}</dd>
          </div>
        )}
        <div>
          <dt>{t('order.to')}</dt>
          <dd>{addressLine(parcel.address)}</dd>
        </div>
        {parcel.tracking_number && (
          <div>
            <dt>{t('order.tracking')}</dt>
            <dd>
              {parcel.tracking_number}
              <CopyButton
                text={parcel.tracking_number}
                label={t('copy.tracking')}
                copiedLabel={t('copy.done')}
                failedLabel={t('copy.failed')}
              >
                {t('copy.word')}
              </CopyButton>
            </dd>
          </div>
        )}
        {parcel.note && (
          <div>
            <dt>{t('cart.note')}</dt>
            <dd>{parcel.note}</dd>
          </div>
        )}
      </dl>
      {parcel.tracking.length > 0 && (
        <Steps
          label={t('order.track')}
          steps={parcel.tracking}
          isOver={parcel.state === 'completed'}
        />
      )}
      {parcel.is_held && <Notice tone="info">{t('order.held')}</Notice>}
      {parcel.refunded > 0 && (
        <Notice tone="success">
          {t('order.refunded')}: {rupiah(parcel.refunded, language)}
        </Notice>
      )}
      {canReceive && (
        <Button fullWidth onClick={() => setAsking(true)} aria-haspopup="dialog">
          {t('order.receive')}
        </Button>
      )}
      {canReceive && (
        <Button
          variant="secondary"
          fullWidth
          link={<Link to={`${orderPath(orderId)}/receive?parcel=${parcel.id}`}>{null}</Link>}
        >
          {t('order.receiveByLine')}
        </Button>
      )}
      {parcel.can_cancel && (
        <Button
          variant="secondary"
          fullWidth
          link={<Link to={`${orderPath(orderId)}/change`}>{null}</Link>}
        >
          {t('order.change')}
        </Button>
      )}
      {isOwn && hasChat && (
        <Button
          variant="ghost"
          fullWidth
          icon={<ChatIcon size={18} />}
          link={<Link to={`/chat/${parcel.vendor_alias}?order=${order.order_serial}`}>{null}</Link>}
        >
          {t('order.chat', { name: parcel.vendor_name })}
        </Button>
      )}
      {isAsking && (
        <ConfirmAct
          act="receive"
          onFailure={() => setAsking(false)}
          onConfirm={() => receive(parcel.id)}
          onClose={() => setAsking(false)}
        />
      )}
      {reviewed && (
        <ReviewSheet
          onFailure={() => setReviewed(undefined)}
          product={reviewed}
          orderId={orderId}
          onClose={() => setReviewed(undefined)}
        />
      )}
    </Band>
  )
}
