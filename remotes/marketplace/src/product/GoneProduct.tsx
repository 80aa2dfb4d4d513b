import { Link, PageTitle, useParams } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { BoxIcon } from '@borong/ui/icons/BoxIcon'
import { resultsPath, sellerPath } from '../shop/paths.ts'
import { useStateMessages } from '../product-states/use-state-messages.ts'

/** Shown when the product of this address is no longer sold, or does not exist. */
export default function GoneProduct() {
  const t = useStateMessages()
  const { vendor = '', product_alias = '' } = useParams()
  // The last part of the alias distinguishes products of the same name.
  const words = product_alias.split('-').slice(0, -1).join(' ')
  return (
    <>
      <PageTitle>{t('gone.title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        icon={<BoxIcon size={32} />}
        title={t('gone.title')}
        action={
          <>
            <Button link={<Link to={words ? resultsPath(words) : '/search'} />}>
              {t('gone.search')}
            </Button>
            <Button variant="ghost" link={<Link to={sellerPath(vendor)} />}>
              {t('gone.seller')}
            </Button>
          </>
        }
      >
        {t('gone.text')}
      </EmptyState>
    </>
  )
}
