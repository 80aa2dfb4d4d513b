import { addWish, removeWish, wishlist } from '@borong/api/wishlist'
import { productDetail } from '@borong/api/catalogue'
import {
  call,
  callQuery,
  requireLogin,
  toast,
  useMessages,
  useQueryClient,
  type Reply,
} from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { IconButton } from '@borong/ui/IconButton'
import { HeartIcon } from '@borong/ui/icons/HeartIcon'
import type { Product } from './offer.ts'
import { want } from './wanted.ts'

/** Toggles the product on the wishlist: an optimistic update that is rolled back when the gateway refuses. */
export function WishButton({ product }: { product: Product }) {
  const t = useMessages()
  const textOf = useErrorText()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const page = { alias: product.alias, microsite_url: product.vendor_alias }
  const { queryKey } = callQuery(productDetail, { query: page })
  const show = (is_wished: boolean) =>
    queries.setQueryData<Reply<typeof productDetail>>(
      queryKey,
      (before) => before && { ...before, result: { ...before.result, is_wished } },
    )
  async function toggle() {
    if (!requireLogin()) return want(product.id, { act: 'wish' })
    const wished = !product.is_wished
    show(wished)
    try {
      await call(wished ? addWish : removeWish, { params: { productId: product.id } })
      void invalidate(wishlist)
      // A read that began before the change has not seen it.
      if (queries.isFetching({ queryKey })) void queries.invalidateQueries({ queryKey })
      show(wished)
    } catch (error) {
      show(!wished)
      toast(textOf(error), { type: 'error' })
    }
  }
  return (
    <IconButton
      label={t(product.is_wished ? 'wish.remove' : 'wish.add')}
      icon={<HeartIcon filled={product.is_wished} />}
      pressed={product.is_wished}
      onClick={toggle}
    />
  )
}
