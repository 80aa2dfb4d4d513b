import { linesToCart } from '@borong/api/quick-order'
import { lineTotal } from '@borong/api/rules/price-tier'
import {
  call,
  requireLogin,
  toast,
  useLanguage,
  useMessages,
  useNavigate,
  useSubmit,
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
  const add = useSubmit(
    async () => {
      const body = {
        lines: lines.map(({ item, quantity }) => ({ product_id: item.id_item, quantity })),
      }
      const { added, adjusted, skipped } = (await call(linesToCart, { body })).result
      for (const { id_item, name, message } of [...skipped, ...adjusted].slice(0, 3))
        toast(`${name}: ${message}`, { type: 'info', id: `collection-${id_item}` })
      if (added.length > 0)
        toast(t('collections.added', { count: added.length }), {
          type: 'success',
          id: 'collection-added',
        })
      return added.length > 0 || null
    },
    {
      leave: (isAdded) => isAdded && navigate('/cart'),
      onError: ({ kind, message }) =>
        toast(kind === 'network' ? t('collections.network') : message, {
          type: 'error',
          id: 'collection',
        }),
    },
  )
  return (
    <div className={styles.bar}>
      <span>
        <small className={styles.quiet}>{t('collections.chosen', { count: lines.length })}</small>
        <b className={styles.total} aria-live="polite">
          {rupiah(total, language)}
        </b>
      </span>
      <Button
        disabled={lines.length === 0}
        loading={add.busy}
        onClick={() => requireLogin() && add.start()}
      >
        {t('collections.toCart')}
      </Button>
    </div>
  )
}
