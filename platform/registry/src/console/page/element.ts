/// <reference lib="dom" />

export type Content = Node | string | false | undefined
type Attributes = Readonly<Record<string, string | false | undefined>>

/** An element with attributes and content; undefined or false values are omitted. */
export const element = (name: string, attributes: Attributes = {}, ...content: Content[]) =>
  filled(document.createElement(name), attributes, content)

/** An element of an SVG image. */
export const svg = (name: string, attributes: Attributes = {}, ...content: Content[]) =>
  filled(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, content)

function filled<E extends Element>(one: E, attributes: Attributes, content: Content[]): E {
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) one.setAttribute(key, value)
  one.append(...content.filter((part) => part !== undefined && part !== false))
  return one
}

/** A button with a click handler. `of` completes its name for a screen reader: `Freeze` `services`. */
export function button(text: string, onPress: () => void, of: string): HTMLElement {
  const one = element('button', { type: 'button', 'aria-label': `${text} ${of}` }, text)
  one.addEventListener('click', onPress)
  return one
}

export const link = (href: string, text: string, label?: string): HTMLElement =>
  element('a', { href, 'aria-label': label }, text)

/** A part of a view under its heading. */
export const section = (title: string, ...content: Content[]): HTMLElement =>
  element('section', { 'aria-label': title }, element('h3', {}, title), ...content)

/** The heading of a view, which gets the focus when the view opens. */
export const heading = (...content: Content[]): HTMLElement =>
  element('h2', { id: 'title', tabindex: '-1' }, ...content)

export const quiet = (text: string): HTMLElement => element('p', { class: 'quiet' }, text)

/** Terms with their descriptions. Facts without a description are omitted. */
export const facts = (...pairs: (readonly [term: string, description: Content])[]): HTMLElement =>
  element(
    'dl',
    {},
    ...pairs
      .filter(([, description]) => description !== undefined && description !== '')
      .map(([term, description]) =>
        element('div', {}, element('dt', {}, term), element('dd', {}, description)),
      ),
  )

/** A time, in the reader's own time zone. */
export const moment = (at: string): HTMLElement =>
  element(
    'time',
    { datetime: at },
    new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
  )

/** The element of the page with this id. */
export const byId = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T
