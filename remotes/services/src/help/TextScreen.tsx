import { PageTitle, useLanguage, useLocation } from '@borong/contract'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Markdown } from './Markdown.tsx'
import enAbout from './texts/en/about.md'
import enPrivacy from './texts/en/privacy.md'
import enTerms from './texts/en/terms.md'
import idAbout from './texts/id/about.md'
import idPrivacy from './texts/id/privacy.md'
import idTerms from './texts/id/terms.md'

const texts = {
  '/about': { id: idAbout, en: enAbout },
  '/privacy': { id: idPrivacy, en: enPrivacy },
  '/terms': { id: idTerms, en: enTerms },
} as const

/** The terms, the privacy policy, and the page about the shop. */
export function TextScreen() {
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const text = texts[pathname.replace(/\/$/, '') as keyof typeof texts]
  // The location is already the next page's while the router leaves this one.
  if (!text) return null
  const [, title = '', rest = ''] = /^# (.+)\n([^]*)$/.exec(text[language]) ?? []
  return (
    <Bands>
      <PageTitle>{title}</PageTitle>
      <HeadBand title={title} />
      <Band label={title}>
        <Markdown text={rest} />
      </Band>
    </Bands>
  )
}
