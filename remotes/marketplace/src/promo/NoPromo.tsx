import { useMessages } from '@borong/contract'
import { PercentIcon } from '@borong/ui/icons/PercentIcon'
import { NotFound } from '../shop/NotFound.tsx'

/** Shown when the promo has ended or does not exist. */
export function NoPromo() {
  const t = useMessages()
  return (
    <NotFound
      icon={<PercentIcon size={32} />}
      title={t('promo.gone')}
      to="/promo"
      words={t('promo.others')}
    />
  )
}
