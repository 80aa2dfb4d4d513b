import { Link, useConfig, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { PhoneIcon } from '@borong/ui/icons/PhoneIcon'
import { phoneLink } from '@borong/ui/format/phone-link'
import { useState } from 'react'
import { savePath } from '../shop/paths.ts'
import { Band } from '../shop/Screen.tsx'
import type { Order } from '../thank-you/stored-order.ts'
import { ConfirmAct } from './LazyConfirmAct.tsx'
import { may } from './may.ts'
import { useOrderCall } from './use-order-call.ts'

/** The actions that the order's current state allows. */
export function OrderActions({ order, orderId }: { order: Order; orderId: string }) {
  const t = useMessages()
  const { supportPhone } = useConfig()
  const { cancel, buyAgain } = useOrderCall(order, orderId)
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <Band label={t('order.actions')}>
      {order.state !== 'awaiting_payment' && may(order, 'reorder') && (
        <Button fullWidth onClick={buyAgain}>
          {t('order.buyAgain')}
        </Button>
      )}
      <Button variant="secondary" fullWidth link={<Link to={savePath(linesOf(order))} />}>
        {t('order.save')}
      </Button>
      {order.can_cancel && (
        <Button variant="danger" fullWidth onClick={() => setAsking(true)} aria-haspopup="dialog">
          {t('order.cancel')}
        </Button>
      )}
      {supportPhone && (
        <Button
          variant="ghost"
          fullWidth
          icon={<PhoneIcon size={18} />}
          link={<a href={phoneLink(supportPhone)}>{null}</a>}
        >
          {t('thankYou.help', { phone: supportPhone })}
        </Button>
      )}
      {isAsking && <ConfirmAct act="cancel" onFailure={close} onConfirm={cancel} onClose={close} />}
    </Band>
  )
}

const linesOf = ({ parcels }: Order) =>
  parcels
    .flatMap(({ details }) => details)
    .map(({ id_item, quantity }) => ({ id_item, product_quantity: quantity }))
