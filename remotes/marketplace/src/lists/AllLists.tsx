import { addToList, lists } from '@borong/api/lists'
import {
  call,
  callQuery,
  Link,
  PageTitle,
  toast,
  useBack,
  useMessages,
  useNavigate,
  useQuery,
  useSearchParams,
  useSubmit,
} from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Band, Bands, HeadBand, Rows } from '@borong/ui/Band'
import { HeartIcon } from '@borong/ui/icons/HeartIcon'
import { ListIcon } from '@borong/ui/icons/ListIcon'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { listPath, type Lists, useListsChanged } from './lists-query.ts'
import { NewList } from './NewList.tsx'
import { readSaved } from './saved-products.ts'
import { useFailure } from './use-failure.ts'

type Summary = Lists['result'][number]

/** The wishlist, the buyer's own lists and those of companies; with products in the address, where to save them. */
export function AllLists() {
  const t = useMessages()
  const navigate = useNavigate()
  const changed = useListsChanged()
  const [search] = useSearchParams()
  const saved = readSaved(search.get('save'))
  const isSaving = saved.length > 0
  const save = useSave(saved)
  const query = useQuery(callQuery(lists))
  const open = ({ id }: Summary) => navigate(listPath(id))
  return (
    <Bands>
      <PageTitle>{t('lists.title')}</PageTitle>
      <HeadBand
        title={t(isSaving ? 'lists.saveTitle' : 'lists.title')}
        lead={isSaving ? t('lists.saveLead', { count: saved.length }) : t('lists.lead')}
      />
      <QueryContent query={query} skeleton={<SkeletonLists />}>
        {({ result, companies }) => (
          <>
            <Band label={t('lists.title')}>
              <Rows>
                {result.map((list) => (
                  <ListRow
                    key={list.id}
                    start={list.kind === 'wishlist' ? <HeartIcon /> : <ListIcon />}
                    title={list.name}
                    detail={[list.company?.name, t('lists.count', { count: list.item_count })]
                      .filter(Boolean)
                      .join(' · ')}
                    {...(isSaving
                      ? { onClick: () => void save(list) }
                      : { link: <Link to={listPath(list.id)} /> })}
                  />
                ))}
              </Rows>
            </Band>
            <Band>
              <SectionHeader title={t('lists.new')} />
              {isSaving ? (
                <NewList companies={companies} onCreated={save} />
              ) : (
                <NewList companies={companies} onCreated={changed} leave={open} />
              )}
            </Band>
          </>
        )}
      </QueryContent>
    </Bands>
  )
}

/** Saves the products once per tap, and returns to the page that sent them. */
function useSave(items: ReturnType<typeof readSaved>) {
  const t = useMessages()
  const failure = useFailure()
  const back = useBack()
  const changed = useListsChanged()
  const saving = useSubmit(
    async ({ id, name }: Summary) => {
      const params = { listId: id }
      await call(addToList, { params, body: { items } }).finally(changed)
      toast(t('lists.saved', { name }), { type: 'success', id: 'list-saved' })
    },
    { leave: back, onError: failure.show },
  )
  return saving.start
}

const SkeletonLists = () => (
  <Band>
    <SkeletonRow />
    <SkeletonRow />
    <SkeletonRow />
  </Band>
)
