import { userProfile } from '@borong/api/users'
import {
  callQuery,
  useAtom,
  useMessages,
  useQuery,
  Widget,
  type ApiError,
  storedAtom,
} from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { Notice } from '@borong/ui/Notice'
import { Sheet } from '@borong/ui/Sheet'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { useState } from 'react'
import { placeOf } from '../form/use-bill-form.ts'
import { OwnerField } from '../owner/OwnerField.tsx'
import { useOwner } from '../owner/use-owner.ts'
import { useOwnerOfNumber } from '../owner/use-owner-of-number.ts'
import { ConfirmFoot } from './ConfirmFoot.tsx'
import styles from './ConfirmSheet.module.css'
import type { Purchase } from './purchase.ts'
import { usePay } from './use-pay.ts'
import { usePurchaseFacts } from './use-purchase-facts.ts'

/** The last payment method, proposed for the next bill. */
const paymentAtom = storedAtom('billing.payment', '')
/** Bills can't be paid on credit terms. */
const LATER = ['borong_plus_partner']

interface ConfirmSheetProps {
  purchase: Purchase
  onClose: () => void
  /** A refusal that is about the number or the product, which the form shows beside its field. */
  onRefused: (error: ApiError) => void
}

/** All that the buyer agrees to, the payment, and the button with the amount. */
export function ConfirmSheet({ purchase: first, onClose, onRefused }: ConfirmSheetProps) {
  const t = useMessages()
  const [paymentId, choose] = useAtom(paymentAtom)
  const [pin, setPin] = useState('')
  const owner = useOwner(useOwnerOfNumber(first))
  const paying = usePay(first, owner.fields, (error) => {
    if (error.reason.startsWith('PIN_')) setPin('')
    if (placeOf(error) !== 'form') onRefused(error)
  })
  const profile = useQuery(callQuery(userProfile))
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('confirm.title')}
      closeLabel={t('close')}
      action={
        <ConfirmFoot
          paying={paying}
          isReady={owner.isKnown}
          paymentId={paymentId}
          pin={pin}
          onPin={setPin}
          hasPin={profile.data?.result.has_pin ?? true}
        />
      }
    >
      <div className={styles.content}>
        <DescriptionList facts={usePurchaseFacts(paying.purchase)} />
        <OwnerField owner={owner} />
        <div className={styles.methods}>
          <Widget
            name="checkout/payment-methods"
            amount={paying.purchase.price}
            value={paymentId}
            onChange={(choice: { payment_id: string } | null) => choose(choice?.payment_id ?? '')}
            wallet
            company={owner.companyId}
            without={LATER}
            skeleton={
              <Loading>
                <SkeletonRow image />
                <SkeletonRow image />
              </Loading>
            }
            fallback={<Notice tone="error">{t('confirm.noMethods')}</Notice>}
          />
        </div>
      </div>
    </Sheet>
  )
}
