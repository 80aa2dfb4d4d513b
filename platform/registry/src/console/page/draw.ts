/// <reference lib="dom" />

type Content = Node | string

/** An element with attributes and content; undefined or false values are omitted. */
export function draw(
  name: string,
  attributes: Readonly<Record<string, string | false | undefined>> = {},
  ...content: (Content | false | undefined)[]
): HTMLElement {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(key, value)
  element.append(...content.filter((one) => one !== undefined && one !== false))
  return element
}

/** A table under headings. */
export const table = (headings: readonly string[], rows: readonly HTMLElement[]): HTMLElement =>
  draw(
    'table',
    {},
    draw(
      'thead',
      {},
      draw('tr', {}, ...headings.map((text) => draw('th', { scope: 'col' }, text))),
    ),
    draw('tbody', {}, ...rows),
  )

export const cell = (...content: (Content | false | undefined)[]): HTMLElement =>
  draw('td', {}, ...content)

/** A button with a click handler. */
export function button(text: string, onPress: () => void, label?: string): HTMLElement {
  const element = draw('button', { type: 'button', 'aria-label': label }, text)
  element.addEventListener('click', onPress)
  return element
}

/** A time, in the reader's own time zone. */
export const moment = (at: string): HTMLElement =>
  draw(
    'time',
    { datetime: at },
    new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
  )

/** The element of the page with this id. */
export const byId = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T
