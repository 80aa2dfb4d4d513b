/** A thing of schema.org; addresses in it begin with the shop's own. */
export type Thing = Readonly<Record<string, unknown>> & { '@type': string }

/** The way to a page, as search engines show it. */
export const breadcrumbs = (
  origin: string,
  steps: readonly { name: string; path: string }[],
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: origin + step.path,
  })),
})

export const scriptsOf = (things: readonly Thing[]): string =>
  things
    .map((thing) => ({ '@context': 'https://schema.org', ...thing }))
    .map((thing) => `<script type="application/ld+json">${asData(thing)}</script>`)
    .join('')

// A seller's words must not be able to end the element that they stand in.
const asData = (thing: object) => JSON.stringify(thing).replaceAll('<', String.raw`\u003c`)
