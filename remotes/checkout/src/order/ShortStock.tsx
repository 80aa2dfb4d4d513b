import { useMessages, useNavigate, useSetAtom } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Dialog } from '@borong/ui/Dialog'
import type { ShortLine } from './place-order.ts'
import { shortStockAtom } from './short-stock.ts'
import styles from './ShortStock.module.css'

/** the lines whose quantity exceeds the stock, with a link back to the cart. */
export default function ShortStock({ lines }: { lines: readonly ShortLine[] }) {
  const t = useMessages()
  const navigate = useNavigate()
  const setShort = useSetAtom(shortStockAtom)
  const close = () => setShort(undefined)
  const toCart = async () => {
    close()
    await navigate('/cart')
  }
  return (
    <Dialog
      open
      onClose={close}
      title={t('order.shortTitle')}
      actions={<Button onClick={toCart}>{t('order.backToCart')}</Button>}
    >
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id_item}>
            {t('order.shortLine', { name: line.name, asked: line.asked, stock: line.stock })}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
