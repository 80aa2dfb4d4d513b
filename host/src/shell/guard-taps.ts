/** The maximum movement of a finger during a tap, in pixels. */
const STRAY = 10

const pressable = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('a[href], button, label, summary') : null

/** The element under the finger, and the area in which the finger must lift to click it. */
interface Pressed {
  what: HTMLElement
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Guards taps against layout shift: the element under the finger at the start of the tap gets the click. When content
 * above loads taller than its skeleton, a browser would click the element that is there now, or none.
 */
export function guardTaps(): void {
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
    // Clicks by key or by script name their target: their pointer count is 0.
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

/** The finger may already be down on HTML that was rendered before any script ran. */
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
