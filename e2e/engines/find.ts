import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** An element, by its role and accessible name, its label or its text. The last step is inside the earlier ones. */
export type Target = Step | readonly Step[]

export type Step =
  | { role: string; name?: string | RegExp }
  | { label: string | RegExp }
  | { text: string | RegExp }

/** A step without regular expressions, for a call of the page. */
export interface SentStep {
  by: 'Role' | 'LabelText' | 'Text'
  value: SentPattern
  name?: SentPattern
}

type SentPattern = { exact: string } | { pattern: string }

const sent = (value: string | RegExp): SentPattern =>
  typeof value === 'string' ? { exact: value } : { pattern: value.source }

export const stepsOf = (target: Target): SentStep[] =>
  [target].flat().map((step: Step) => {
    if ('text' in step) return { by: 'Text', value: sent(step.text) }
    if ('label' in step) return { by: 'LabelText', value: sent(step.label) }
    const role: SentStep = { by: 'Role', value: sent(step.role) }
    return step.name === undefined ? role : { ...role, name: sent(step.name) }
  })

/** The target in words. */
export const nameOf = (target: Target): string =>
  [target]
    .flat()
    .map((step: Step) => {
      if ('text' in step) return `the text ${step.text}`
      if ('label' in step) return `the field ${step.label}`
      return [step.role, step.name].filter((part) => part !== undefined).join(' ')
    })
    .join(', ')

/** A script that makes Testing Library's queries available to `look`. */
export const queries = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

export interface Seen {
  text: string
  value: string
  isChecked: boolean
  isCurrent: boolean
}

/** The answer of `look`: the first visible element, where to click on it, or why that is impossible. */
export type Look =
  | { needsQueries: true }
  | { missing: true }
  | { seen: Seen; count: number; place: { x: number; y: number } | string }

/** Runs in the page: finds an element, and does to it what `act` says. */
export async function look(
  steps: SentStep[],
  act: 'look' | 'place' | 'select text' | 'choose' | 'focus',
  option: string,
): Promise<Look> {
  interface Queries {
    queryAllByRole(root: HTMLElement, role: string, options: object): HTMLElement[]
    queryAllByLabelText(root: HTMLElement, text: string | RegExp): HTMLElement[]
    queryAllByText(root: HTMLElement, text: string | RegExp): HTMLElement[]
    configure(settings: object): void
  }
  const { TestingLibraryDom: queries } = globalThis as unknown as { TestingLibraryDom?: Queries }
  if (!queries) return { needsQueries: true }
  // Styles may give a button its name.
  queries.configure({ computedStyleSupportsPseudoElements: true })
  const patternOf = (value: SentPattern) =>
    'exact' in value ? value.exact : new RegExp(value.pattern)
  const inside = (root: HTMLElement, { by, value, name }: SentStep): HTMLElement[] => {
    if (by === 'Text') return queries.queryAllByText(root, patternOf(value))
    if (by === 'LabelText') return queries.queryAllByLabelText(root, patternOf(value))
    const options = name ? { name: patternOf(name) } : {}
    return queries.queryAllByRole(root, (value as { exact: string }).exact, options)
  }
  const found = steps.reduce(
    (roots, step) => roots.flatMap((root) => inside(root, step)),
    [document.body],
  )
  const shown = found.filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getClientRects().length > 0,
  )
  const [element] = shown
  if (!element) return { missing: true }
  const field = element as HTMLInputElement
  const seen = {
    text: element.innerText ?? '',
    value: field.value ?? '',
    isChecked: field.checked || element.getAttribute('aria-checked') === 'true',
    isCurrent: element.getAttribute('aria-current') !== null,
  }
  const answer = { seen, count: shown.length, place: 'not asked for' as const }
  if (act === 'look') return answer
  if (act === 'focus') element.focus()
  if (act === 'select text') {
    element.focus()
    field.select()
  }
  if (act === 'choose') {
    const select = element as unknown as HTMLSelectElement
    const chosen = [...select.options].find(({ label }) => label === option)
    if (!chosen) return { missing: true }
    chosen.selected = true
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
  }
  if (act !== 'place') return answer

  const isInView = () => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  }
  // Scrolling to a part of a bar that stays in place would move the page below it, again and again.
  if (!isInView())
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const centre = () => {
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const before = centre()
  // A tab in the background renders no frames.
  await new Promise((resolve) => {
    setTimeout(resolve, 100)
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
  const { x, y } = centre()
  if (x !== before.x || y !== before.y) return { ...answer, place: 'it moves' }
  if (element.matches(':disabled, [aria-disabled="true"]'))
    return { ...answer, place: 'it is disabled' }
  const hit = document.elementFromPoint(x, y)
  const label = hit?.closest('label')
  const isHit =
    hit && (element.contains(hit) || hit.contains(element) || label?.control === element)
  if (!isHit) return { ...answer, place: `covered by ${hit?.outerHTML.slice(0, 160)}` }
  Object.assign(window, { tap: 'awaited' })
  // A press may replace the element, so its click is not waited for. A list may have changed under the finger.
  const noteTap = (event: Event) => {
    const isThere = event.composedPath().includes(hit)
    Object.assign(window, { tap: isThere ? 'done' : 'missed' })
  }
  addEventListener('pointerdown', noteTap, { capture: true, once: true })
  return { ...answer, place: { x, y } }
}

/** Runs in the page after a click: whether it reached the element, another one, or nothing yet. */
export const tapOf = (): 'awaited' | 'missed' | 'done' =>
  (window as { tap?: 'awaited' | 'missed' | 'done' }).tap ?? 'done'
