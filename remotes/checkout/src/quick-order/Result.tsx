import { Link, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { useEffect, useRef } from 'react'
import { Band } from '../shop/Screen.tsx'
import styles from './QuickOrder.module.css'
import type { Filled } from './use-lines-to-cart.ts'

/** The result of the write: the products in the cart, those with another quantity, and those that are left. */
export function Result({ filled, left }: { filled: Filled; left: number }) {
  const t = useMessages()
  const place = useRef<HTMLDivElement>(null)
  // The button is at the end of many lines, and the result above them.
  useEffect(() => place.current?.focus(), [])
  const told = [...filled.adjusted, ...filled.skipped]
  return (
    <Band>
      <div ref={place} tabIndex={-1}>
        <Notice
          tone={left > 0 || told.length > 0 ? 'warn' : 'success'}
          live
          title={t('quick.added', { count: filled.added.length })}
          action={
            <Button variant="ghost" size="small" link={<Link to="/cart" />}>
              {t('widget.toCart')}
            </Button>
          }
        >
          {left > 0 && <p>{t('quick.left', { count: left })}</p>}
          {told.length > 0 && (
            <ul className={styles.told}>
              {told.map(({ id_item, name, message }) => (
                <li key={id_item}>
                  {name}: {message}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      </div>
    </Band>
  )
}
