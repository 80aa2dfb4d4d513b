import { useFlag, useLanguage, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import type { CartState } from '../cart-store/cart-state.ts'
import { DesktopExcluded } from '../shop/DesktopExcluded.tsx'
import { excludedOf } from '../shop/excluded.ts'
import { orderableOf } from '../shop/orderable.ts'
import { optionalPart } from '../shop/optional-part.tsx'
import { TotalBar } from './TotalBar.tsx'
import { useCheckOut } from './use-check-out.ts'

const Removed = optionalPart(() => import('./Removed.tsx'))

/** The total of the selected lines that can be ordered now, and the button to the checkout. */
export function CartBar({ state }: { state: CartState }) {
  const t = useMessages()
  const { language } = useLanguage()
  const isOff = useFlag('marketplace-cart') === false
  const vendors = orderableOf(state.cart)
  const amount = sum(vendors, (vendor) => vendor.vendor_price_subtotal)
  const saved = sum(vendors, (vendor) => vendor.vendor_strike_price_subtotal) - amount
  const tax = sum(vendors, (vendor) => sum(vendor.lines, (line) => line.tax))
  const count = sum(vendors, (vendor) => vendor.lines.length)
  const leftOut = sum(excludedOf(state.cart), ({ lines }) => lines.length)

  const checkOut = useCheckOut()

  function hint() {
    // Shown here too, because loading a toast takes a connection.
    if (state.isWaiting) return t('cart.unsaved')
    return saved > 0 ? t('cart.saving', { value: rupiah(saved, language) }) : undefined
  }

  return (
    <>
      <Removed />
      {state.cart.detail.length > 0 && (
        <TotalBar
          label={t('cart.total', { count })}
          amount={rupiah(amount, language)}
          note={tax > 0 && t('cart.withoutTax', { value: rupiah(tax, language) })}
          hint={hint()}
          isWarning={state.isWaiting}
          leftOut={leftOut > 0 && t('cart.notCounted', { count: leftOut })}
        >
          <Button onClick={checkOut.start} disabled={count === 0 || isOff}>
            {isOff ? t('cart.off') : t('cart.checkout', { count })}
          </Button>
        </TotalBar>
      )}
      <DesktopExcluded cart={state.cart} isInCart />
    </>
  )
}

const sum = <T,>(items: readonly T[], amount: (item: T) => number) =>
  items.reduce((total, item) => total + amount(item), 0)
