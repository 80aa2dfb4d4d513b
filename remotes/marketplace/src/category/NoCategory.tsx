import { Link, PageTitle, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { GridIcon } from '@borong/ui/icons/GridIcon'

/** There is no category of this address. */
export function NoCategory() {
  const t = useMessages()
  return (
    <>
      <PageTitle>{t('category.gone')}</PageTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        icon={<GridIcon size={32} />}
        title={t('category.gone')}
        action={<Button link={<Link to="/category" />}>{t('category.others')}</Button>}
      />
    </>
  )
}
