import { PercentIcon } from '@borong/ui/icons/PercentIcon'
import { NotFound } from '../shop/NotFound.tsx'
import { usePromoMessages } from './use-promo-messages.ts'

/** Shown when the promo has ended or does not exist. */
export function NoPromo() {
  const t = usePromoMessages()
  return (
    <NotFound
      icon={<PercentIcon size={32} />}
      title={t('promo.gone')}
      to="/promo"
      words={t('promo.others')}
    />
  )
}
