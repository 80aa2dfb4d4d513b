const isStuck = (element: Element) => /sticky|fixed/.test(getComputedStyle(element).position)

/** The height of the bars that stick to the bottom of the window. A toast lies above them: they have the page's buttons. */
export function barsBelow(): number {
  let top = innerHeight
  // jsdom has no layout.
  while ('elementsFromPoint' in document) {
    const bar = document
      .elementsFromPoint(innerWidth / 2, top - 1)
      .find((element) => isStuck(element) && !element.closest('.Toastify') && isBar(element))
    if (!bar) break
    top = Math.min(top - 1, bar.getBoundingClientRect().top)
  }
  return innerHeight - top
}

// A menu or a sheet fills the window.
const isBar = (element: Element) => element.getBoundingClientRect().height < innerHeight / 2
