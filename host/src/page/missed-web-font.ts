const FALLBACK = '"Plus Jakarta Fallback", system-ui, sans-serif'
// The text is long enough that the two fonts differ in its width.
const SAMPLE = 'Borong: belanja grosir untuk usaha Anda, Rp 0123456789'

/**
 * Removes the web font from a document that was laid out without it, because the browser's cache no longer has it.
 * Chromium loads all fonts of a document again for each later stylesheet. A font that missed the first paint would then
 * replace its fallback and shift the layout.
 */
export function dropMissedWebFont({ body, documentElement: root }: Document): void {
  if (root.dataset.face === undefined) return
  if (widthIn(body, 'inherit') === widthIn(body, FALLBACK)) delete root.dataset.face
}

function widthIn(body: HTMLElement, fontFamily: string): number {
  const sample = body.ownerDocument.createElement('span')
  sample.textContent = SAMPLE
  Object.assign(sample.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'nowrap',
    fontFamily,
  })
  body.append(sample)
  const { width } = sample.getBoundingClientRect()
  sample.remove()
  return width
}
