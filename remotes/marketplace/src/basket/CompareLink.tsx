import { Link } from '@borong/contract'
import { Band, Rows } from '@borong/ui/Band'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { ListRow } from '@borong/ui/ListRow'
import { useBasketMessages } from './use-basket-messages.ts'

/** The way from a list to other sellers of its goods. */
export default function CompareLink({ listId }: { listId: string }) {
  const t = useBasketMessages()
  return (
    <Band>
      <Rows>
        <ListRow
          start={<StoreIcon />}
          title={t('basket.title')}
          detail={t('basket.lead')}
          link={<Link to={`/basket-plan?list=${listId}`} />}
        />
      </Rows>
    </Band>
  )
}
