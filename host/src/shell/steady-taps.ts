/** How far a finger may stray and still be said to have tapped, in pixels. */
const STRAY = 10

const pressable = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('a[href], button, label, summary') : null

/**
 * What was under the finger when it came down is what was meant. Where the page moves in between, because something above
 * has come and is taller than its skeleton, a browser would press what is there now, or nothing at all.
 */
export function keepTaps(page: Document): () => void {
  let pressed: { what: HTMLElement; x: number; y: number } | undefined

  const onDown = ({ target, isPrimary, button, clientX: x, clientY: y }: PointerEvent) => {
    const what = isPrimary && button === 0 ? pressable(target) : null
    pressed = what ? { what, x, y } : undefined
  }
  const onClick = (event: MouseEvent) => {
    const meant = pressed
    pressed = undefined
    // A key presses what has the focus, and a script what it names: both without a pointer's count.
    if (!meant || event.detail === 0) return
    const isThere = meant.what.contains(event.target as Node) || !meant.what.isConnected
    const strayed = Math.hypot(event.clientX - meant.x, event.clientY - meant.y)
    if (isThere || strayed > STRAY) return
    event.preventDefault()
    event.stopImmediatePropagation()
    meant.what.click()
  }
  page.addEventListener('pointerdown', onDown, true)
  page.addEventListener('click', onClick, true)
  return () => {
    page.removeEventListener('pointerdown', onDown, true)
    page.removeEventListener('click', onClick, true)
  }
}
