import { listToCart } from '@borong/api/lists'
import { call, toast, useLanguage, useMessages, useNavigate, useSubmit } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { BottomBar } from '../shop/BottomBar.tsx'
import styles from './Lists.module.css'
import { type SavedItem, useListsChanged } from './lists-query.ts'
import { useFailure } from './use-failure.ts'

interface ListBarProps {
  listId: string
  chosen: readonly SavedItem[]
  isPending: boolean
}

/** The amount of the chosen products, and their way into the cart. */
export function ListBar({ listId, chosen, isPending }: ListBarProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const failure = useFailure()
  const changed = useListsChanged()
  const total = chosen.reduce((sum, item) => sum + item.subtotal, 0)
  const adding = useSubmit(add, {
    leave: (isAdded) => isAdded && navigate('/cart'),
    onError: failure.show,
  })
  async function add() {
    const items = chosen.map(({ id_item }) => id_item)
    const { result } = await call(listToCart, { params: { listId }, body: { items, total } }).catch(
      async (error) => {
        await changed()
        throw error
      },
    )
    const { added, adjusted, skipped } = result
    for (const { id_item, name, message } of [...skipped, ...adjusted].slice(0, 3))
      toast(`${name}: ${message}`, { type: 'info', id: `list-${id_item}` })
    if (added.length === 0) {
      await changed()
      return null
    }
    toast(t('lists.added', { count: added.length }), { type: 'success', id: 'list-added' })
    return true
  }
  return (
    <BottomBar>
      <span>
        <small className={styles.quiet}>{t('lists.chosen', { count: chosen.length })}</small>
        <b className={styles.total} aria-live="polite">
          {rupiah(total, language)}
        </b>
      </span>
      <Button loading={isPending} disabled={chosen.length === 0} onClick={() => adding.start()}>
        {t('lists.toCart')}
      </Button>
    </BottomBar>
  )
}
