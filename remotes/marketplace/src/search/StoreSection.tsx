import { Link, useMessages } from '@borong/contract'
import { Band, Rows } from '@borong/ui/Band'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { ListRow } from '@borong/ui/ListRow'
import { sellerPath } from '../shop/paths.ts'
import type { Understood } from './Understanding.tsx'

/** A link to the store that the keyword names. */
export function StoreSection({ store }: { store: NonNullable<Understood>['store'] }) {
  const t = useMessages()
  if (!store) return null
  return (
    <Band label={t('results.store')}>
      <Rows>
        <ListRow
          start={<StoreIcon />}
          title={store.name}
          detail={`${t('results.store')} · ${store.location}`}
          link={<Link to={sellerPath(store.alias)} textWithout />}
        />
      </Rows>
    </Band>
  )
}
