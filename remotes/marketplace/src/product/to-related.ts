/** Scrolls to the related products, from a product that can't be bought. */
export function toRelated() {
  const related = document.getElementById('related')
  if (!related) return
  // The related products load late. Without a reserved height the page is too short to scroll them to the top.
  related.style.minHeight = '90vh'
  related.scrollIntoView()
}
