import { useMessages, useSession } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { ShareIcon } from '@borong/ui/icons/ShareIcon'
import type { Bill } from '../parts/bill-kinds.ts'
import { showNumber } from '../parts/show-number.ts'

/** Opens the phone's own share sheet with the token; nothing where there is none, because the token can be copied. */
export function ShareToken({ bill, token }: { bill: Bill; token: string }) {
  const t = useMessages()
  // The server does not know the browser, so the first client render has to match it.
  const isKnown = useSession().status !== 'unknown'
  if (!isKnown || !('share' in navigator)) return null
  const share = async () => {
    const { product_name: product, kind, number, owner } = bill
    const text = t('token.shared', {
      product,
      number: [showNumber(kind, number), owner].filter(Boolean).join(' · '),
      token,
    })
    try {
      await navigator.share({ text })
    } catch {
      // The buyer closed the share sheet, or the phone has none for texts.
    }
  }
  return (
    <Button variant="ghost" size="small" icon={<ShareIcon size={16} />} onClick={share}>
      {t('token.share')}
    </Button>
  )
}
