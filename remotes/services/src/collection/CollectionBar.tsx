import { linesToCart } from '@borong/api/quick-order'
import { lineTotal } from '@borong/api/rules/price-tier'
import {
  call,
  isApiError,
  requireLogin,
  toast,
  useLanguage,
  useMessages,
  useNavigate,
} from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import type { Item } from './CollectionItem.tsx'
import styles from './Collection.module.css'

/** The amount of the chosen products, and their way into the cart in one write. */
export function CollectionBar({ lines }: { lines: readonly { item: Item; quantity: number }[] }) {
  const t = useMessages()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const total = lines.reduce(
    (sum, { item, quantity }) => sum + lineTotal(item.prices ?? [], quantity),
    0,
  )
  async function add() {
    if (!requireLogin()) return
    const body = {
      lines: lines.map(({ item, quantity }) => ({ product_id: item.id_item, quantity })),
    }
    try {
      const { added, adjusted, skipped } = (await call(linesToCart, { body })).result
      for (const { id_item, name, message } of [...skipped, ...adjusted].slice(0, 3))
        toast(`${name}: ${message}`, { type: 'info', id: `collection-${id_item}` })
      if (added.length === 0) return
      toast(t('collections.added', { count: added.length }), {
        type: 'success',
        id: 'collection-added',
      })
      await navigate('/cart')
    } catch (error) {
      const isTold = isApiError(error) && error.kind !== 'network'
      toast(isTold ? error.message : t('collections.network'), { type: 'error', id: 'collection' })
    }
  }
  return (
    <div className={styles.bar}>
      <span>
        <small className={styles.quiet}>{t('collections.chosen', { count: lines.length })}</small>
        <b className={styles.total} aria-live="polite">
          {rupiah(total, language)}
        </b>
      </span>
      <Button disabled={lines.length === 0} onClick={add}>
        {t('collections.toCart')}
      </Button>
    </div>
  )
}
