import { useParams } from '@borong/contract'
import { AllLists } from './AllLists.tsx'
import { OneList } from './OneList.tsx'

/** F-08: the buyer's lists, or one of them. */
export function ListsScreen() {
  const { listId } = useParams()
  return listId ? <OneList key={listId} listId={listId} /> : <AllLists />
}
