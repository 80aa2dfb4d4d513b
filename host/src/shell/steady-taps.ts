/** How far a finger may stray and still be said to have tapped, in pixels. */
const STRAY = 10

const pressable = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('a[href], button, label, summary') : null

/** Something that a finger is on, and where the finger must leave it to have meant it. */
interface Pressed {
  what: HTMLElement
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * What was under the finger when it came down is what was meant. Where the page moves in between, because something above
 * has come and is taller than its skeleton, a browser would press what is there now, or nothing at all.
 */
export function keepTaps(): void {
  let pressed = pressedAlready()

  const onDown = ({ target, isPrimary, button, clientX: x, clientY: y }: PointerEvent) => {
    const what = isPrimary && button === 0 ? pressable(target) : null
    pressed = what
      ? { what, left: x - STRAY, right: x + STRAY, top: y - STRAY, bottom: y + STRAY }
      : undefined
  }
  const onClick = (event: MouseEvent) => {
    const meant = pressed
    pressed = undefined
    // A key presses what has the focus, and a script what it names: both without a pointer's count.
    if (!meant || event.detail === 0) return
    const isThere = meant.what.contains(event.target as Node) || !meant.what.isConnected
    if (isThere || !isWithin(meant, event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    meant.what.click()
  }
  document.addEventListener('pointerdown', onDown, true)
  document.addEventListener('click', onClick, true)
}

/** The finger may have come down on what was drawn before any script was there to hear of it. */
function pressedAlready(): Pressed | undefined {
  const what = pressable([...document.querySelectorAll(':active')].at(-1) ?? null)
  if (!what) return undefined
  const { left, right, top, bottom } = what.getBoundingClientRect()
  return { what, left, right, top, bottom }
}

const isWithin = (
  { left, right, top, bottom }: Pressed,
  { clientX: x, clientY: y }: MouseEvent,
): boolean => x >= left && x <= right && y >= top && y <= bottom
