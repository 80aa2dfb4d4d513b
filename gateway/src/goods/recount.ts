import { categoriesOfStore, recountStore } from '../catalogue/public.ts'
import { storeWords } from '../search/public.ts'
import type { Trx } from '../server/database.ts'

/** Counts the goods of a store again, and lets the search find it by its name, its city and what it sells. */
export async function recount(
  trx: Trx,
  store: { id: number; name: string; city: { name: string } },
): Promise<void> {
  const categories = await categoriesOfStore(trx, store.id)
  const texts = [store.name, store.city.name, ...categories]
  await recountStore(trx, store.id, await storeWords(trx, texts))
}
