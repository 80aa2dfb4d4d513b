import { PageTitle, useConfig } from '@borong/contract'
import { scriptsOf, type Thing } from './things.ts'

interface SeoProps {
  title: string
  description: string
  /** The page's one address, without what only orders or narrows it. */
  path: string
  /** The same page in other languages, where it has an address for each. */
  alternates?: Readonly<Record<'id' | 'en', string>>
  /** The address of its picture. */
  image?: string | null
  /**
   * What stands on it as data, in documents only: nobody reads it of a page that a browser draws. Asked for with
   * `typeof document === 'undefined' && …`, it falls away from what browsers load.
   */
  things?: false | readonly Thing[]
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
      {things !== undefined && (
        // React leaves what the document holds here as it is.
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
