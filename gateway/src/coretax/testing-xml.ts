export interface Element {
  name: string
  inner: string
}

/** The elements at the top of an XML text, in order. Throws when they are not well formed. */
export function childrenOf(xml: string): Element[] {
  const found: Element[] = []
  let rest = xml.replace(/^<\?xml[^?]*\?>/, '').trim()
  while (rest !== '') {
    const open = /^<([A-Za-z]+)(?:\s[^<>]*?)?(\/?)>/.exec(rest)
    if (!open) throw new Error(`Not an element: ${rest.slice(0, 40)}`)
    const [tag, name = '', empty] = open
    const end = `</${name}>`
    const close = empty ? 0 : rest.indexOf(end)
    if (close < 0) throw new Error(`Not closed: ${name}`)
    found.push({ name, inner: empty ? '' : rest.slice(tag.length, close) })
    rest = rest.slice(empty ? tag.length : close + end.length).trim()
  }
  return found
}

/** The content of the element of this name. */
export const textIn = (xml: string, name: string): string =>
  childrenOf(xml)
    .find((element) => element.name === name)
    ?.inner.trim() ?? `no ${name}`
