import {
  Link,
  PageTitle,
  useMessages,
  useParams,
  useSearchParams,
  useTrack,
} from '@borong/contract'
import { Bands, HeadBand, Rows } from '@borong/ui/Band'
import { CheckIcon } from '@borong/ui/icons/CheckIcon'
import { ListRow } from '@borong/ui/ListRow'
import { keywordOf, resultsPath } from '../shop/paths.ts'
import { orderOf, ORDERS, readFilters, writeFilters } from './filters.ts'

/** The choice of the order of the results. */
export function SortScreen() {
  const t = useMessages()
  const track = useTrack()
  const keyword = keywordOf(useParams().keyword)
  const [search] = useSearchParams()
  const type = search.get('type') === 'seller' ? 'seller' : 'product'
  const filters = readFilters(search)
  const current = orderOf(type, filters)
  return (
    <Bands>
      <PageTitle>{t('sort.title')}</PageTitle>
      <HeadBand title={t('sort.title')}>
        <Rows>
          {ORDERS[type].map((order) => {
            const search = writeFilters({
              ...filters,
              order_by: order === 'relevance' ? '' : order,
            })
            return (
              <ListRow
                key={order}
                title={t(`sort.${order}`)}
                end={order === current && <CheckIcon title={t('sort.current')} />}
                link={
                  <Link
                    to={resultsPath(keyword, type, search)}
                    replace
                    onClick={() => track({ name: 'sort', fields: { type, order } })}
                  />
                }
              />
            )
          })}
        </Rows>
      </HeadBand>
    </Bands>
  )
}
