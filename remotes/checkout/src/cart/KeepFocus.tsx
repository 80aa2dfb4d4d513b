import { useAtomValue } from '@borong/contract'
import { useEffect, useRef } from 'react'
import { useCart } from '../cart-store/use-cart.ts'
import { removedAtom } from './use-removal.ts'

const lineOf = (id: string | undefined) => document.querySelector(`[data-line="${id}"]`)

/** Moves the keyboard focus when its line is removed: to a restored line, to the next line, or to the heading. */
export function KeepFocus() {
  // Subscribes to the cart, so that the effect below runs after each of its changes.
  useCart()
  const removed = useAtomValue(removedAtom)
  const before = useRef(removed)
  const focused = useRef<Element>(undefined)
  const neighbours = useRef<(string | undefined)[]>([])

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      const lines = [...document.querySelectorAll<HTMLElement>('[data-line]')]
      const at = lines.findIndex((line) => line.contains(target))
      const near = at < 0 ? [] : [...lines.slice(at + 1), ...lines.slice(0, at).reverse()]
      focused.current = target
      neighbours.current = near.map(({ dataset }) => dataset.line)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    const putBack = before.current?.ids ?? []
    // A removal renders the undo button, which takes the focus itself.
    const hasWayBack = removed !== undefined && removed !== before.current
    before.current = removed
    const isLost = focused.current?.isConnected === false
    if (!isLost || hasWayBack || document.activeElement !== document.body) return
    const line = [...putBack, ...neighbours.current].map(lineOf).find((one) => one !== null)
    const target = line?.querySelector<HTMLElement>('a, button') ?? document.querySelector('h1')
    target?.focus()
  })
  return null
}
