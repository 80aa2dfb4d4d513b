import { isFault, Link, PageTitle, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { PercentIcon } from '@borong/ui/icons/PercentIcon'

/** There is no such promo any more. */
export function NoPromo() {
  const t = useMessages()
  return (
    <>
      <PageTitle>{t('promo.gone')}</PageTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        icon={<PercentIcon size={32} />}
        title={t('promo.gone')}
        action={<Button link={<Link to="/promo" />}>{t('promo.others')}</Button>}
      />
    </>
  )
}

export const isGone = (error: unknown): boolean =>
  isFault(error) && [400, 404, 410].includes(error.status)
