/** The way on from what can't be bought. */
export function toRelated() {
  const related = document.getElementById('related')
  if (!related) return
  // What comes there comes late; without its room the page would end too early to show it at the top.
  related.style.minHeight = '90vh'
  related.scrollIntoView()
}
