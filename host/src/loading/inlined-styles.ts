/**
 * Adds a disabled link for each stylesheet that the document contains inline. A chunk loader requests no stylesheet that
 * has a link already, and a browser requests none that is disabled.
 */
export function linkInlinedStyles(head: HTMLHeadElement): void {
  for (const style of head.querySelectorAll<HTMLElement>('style[data-href]')) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.setAttribute('disabled', '')
    // A chunk loader compares whole addresses.
    link.href = new URL(style.dataset.href!, location.origin).href
    head.append(link)
  }
}
