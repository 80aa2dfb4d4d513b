/** A schema.org object in JSON-LD; its addresses start with the shop's origin. */
export type Thing = Readonly<Record<string, unknown>> & { '@type': string }

/** The breadcrumbs of a page, for search engines. */
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

// A seller's text must not be able to close the script element that contains it.
const asData = (thing: object) => JSON.stringify(thing).replaceAll('<', String.raw`\u003c`)
