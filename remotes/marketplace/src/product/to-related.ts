/** The way on from what can't be bought. */
export const toRelated = () => document.getElementById('related')?.scrollIntoView()
