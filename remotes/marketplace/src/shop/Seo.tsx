import { PageTitle, useConfig } from '@borong/contract'
import { scriptsOf, type Thing } from './things.ts'

interface SeoProps {
  title: string
  description: string
  /** The canonical address of the page, without filters and order. */
  path: string
  /** The addresses of the page in each language, if it has them. */
  alternates?: Readonly<Record<'id' | 'en', string>>
  /** The address of the image of the page. */
  image?: string | null
  /**
   * The JSON-LD of the page, in documents only: it has no reader on a page that the browser renders. Guard it with
   * `typeof document === 'undefined' && …`, so that browser bundles leave it out.
   */
  things?: false | readonly Thing[]
  /** Excludes the page from search indexes, e.g. search results, whose products have their own pages. */
  unlisted?: boolean
}

/** The metadata of a page for search engines and link previews. */
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
      {things !== undefined && (
        // React leaves the content from the document unchanged here.
        <div
          hidden
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: typeof document === 'undefined' && things ? scriptsOf(things) : '',
          }}
        />
      )}
    </>
  )
}

export const absolute = (origin: string, url: string) => (url.startsWith('/') ? origin + url : url)
