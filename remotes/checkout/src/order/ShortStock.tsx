import { useMessages, useNavigate } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Dialog } from '@borong/ui/Dialog'
import { useState } from 'react'
import type { ShortLine } from './place-order.ts'

/** which lines ask for more than there is, and the way back to them. */
export default function ShortStock({ lines }: { lines: readonly ShortLine[] }) {
  const t = useMessages()
  const navigate = useNavigate()
  const [closed, setClosed] = useState<readonly ShortLine[]>()
  return (
    <Dialog
      open={closed !== lines}
      onClose={() => setClosed(lines)}
      title={t('order.shortTitle')}
      actions={<Button onClick={() => navigate('/cart')}>{t('order.backToCart')}</Button>}
    >
      <ul>
        {lines.map((line) => (
          <li key={line.id_item}>
            {t('order.shortLine', { name: line.name, asked: line.asked, stock: line.stock })}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
