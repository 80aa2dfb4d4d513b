import { useMessages } from '@borong/contract'
import { PercentIcon } from '@borong/ui/icons/PercentIcon'
import { Gone } from '../shop/Gone.tsx'

/** There is no such promo any more. */
export function NoPromo() {
  const t = useMessages()
  return (
    <Gone
      icon={<PercentIcon size={32} />}
      title={t('promo.gone')}
      to="/promo"
      words={t('promo.others')}
    />
  )
}
