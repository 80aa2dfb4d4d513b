import { remindStock } from '@borong/api/catalogue'
import { call, requireLogin, toast, unitName, useLanguage } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { BellIcon } from '@borong/ui/icons/BellIcon'
import { Notice } from '@borong/ui/Notice'
import { useState } from 'react'
import type { Product } from './offer.ts'
import { want } from './wanted.ts'
import { useStateMessages } from '../product-states/use-state-messages.ts'

/** Shown when the stock is below the minimum order: offers a reminder. */
export default function SoldOut({ product }: { product: Product }) {
  const t = useStateMessages()
  const textOf = useErrorText()
  const { language } = useLanguage()
  const [requested, setRequested] = useState(false)
  const reminded = requested || product.is_reminded
  async function remind() {
    if (!requireLogin()) return want(product.id, { act: 'remind' })
    try {
      await call(remindStock, { params: { productId: product.id } })
      setRequested(true)
    } catch (error) {
      toast(textOf(error), { type: 'error' })
    }
  }
  return (
    <Band label={t('card.soldOut')}>
      <Notice
        tone={reminded ? 'success' : 'warn'}
        live={requested}
        title={t(reminded ? 'soldOut.reminded' : 'card.soldOut')}
        action={
          !reminded && (
            <Button variant="secondary" size="small" icon={<BellIcon size={16} />} onClick={remind}>
              {t('soldOut.remind')}
            </Button>
          )
        }
      >
        {reminded
          ? t('soldOut.remindedText')
          : product.stock > 0
            ? t('soldOut.belowMinimum', {
                stock: product.stock,
                unit: unitName(product.unit_type, language, product.stock),
              })
            : t('soldOut.text')}
      </Notice>
    </Band>
  )
}
