import { PageTitle, useConfig } from '@borong/contract'

interface SeoProps {
  title: string
  description: string
  /** The page's one address, without what only orders or narrows it. */
  path: string
  /** The same page in other languages, where it has an address for each. */
  alternates?: Readonly<Record<'id' | 'en', string>>
  /** The address of its picture. */
  image?: string | null
  /** schema.org things; addresses in them are paths of the shop. */
  things?: readonly Readonly<Record<string, unknown>>[]
  /** Results of searches and the like: their products are found elsewhere. */
  unlisted?: boolean
}

/** What search engines and link previews read of a page. */
export function Seo({ title, description, path, alternates, image, things, unlisted }: SeoProps) {
  const origin = useConfig().ownOrigins[0] ?? ''
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {image && <meta property="og:image" content={absolute(origin, image)} />}
      {unlisted && <meta name="robots" content="noindex,follow" />}
      <link rel="canonical" href={origin + path} />
      {alternates && (
        <>
          <link rel="alternate" hrefLang="id" href={origin + alternates.id} />
          <link rel="alternate" hrefLang="en" href={origin + alternates.en} />
          <link rel="alternate" hrefLang="x-default" href={origin + alternates.id} />
        </>
      )}
      {things?.map((thing) => (
        <script
          key={String(thing['@type'])}
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: asData({ '@context': 'https://schema.org', ...thing }),
          }}
        />
      ))}
    </>
  )
}

/** The way to a page, as search engines show it. */
export const breadcrumbs = (origin: string, steps: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: origin + step.path,
  })),
})

export const absolute = (origin: string, url: string) => (url.startsWith('/') ? origin + url : url)

// A seller's words must not be able to end the element that they stand in.
const asData = (thing: object) => JSON.stringify(thing).replaceAll('<', String.raw`\u003c`)
