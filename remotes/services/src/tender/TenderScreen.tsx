import {
  later,
  Link,
  PageTitle,
  useConfig,
  useMessages,
  useSearchParams,
  useSession,
} from '@borong/contract'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Suspense, useEffect, useRef } from 'react'
import { useJoinTenders } from './guest-tenders.ts'
import { LONGEST } from './tender-draft.ts'
import { useTenderDraft } from './tender.atoms.ts'
import { TenderForm } from './TenderForm.tsx'
import { TenderSent } from './TenderSent.tsx'

const OwnTenders = later(async () => ({
  default: (await import(/* webpackChunkName: 'site-parts' */ './OwnTenders.tsx')).OwnTenders,
}))

const TenderSite = later(async () => ({
  default: (await import(/* webpackChunkName: 'site-parts' */ './TenderSite.tsx')).TenderSite,
}))

/** R-17 F-08: the page where a business requests goods, and sellers make offers. */
export function TenderScreen() {
  const t = useMessages()
  const { sites } = useConfig()
  const { loggedIn } = useSession()
  useJoinTenders()
  const [search] = useSearchParams()
  const stored = useTenderDraft((search.get('q') ?? '').trim().slice(0, LONGEST.item))
  const number = search.get('sent')
  const sent = stored.sent?.number === number ? stored.sent : null
  const page = useRef<HTMLDivElement>(null)
  useHeadingOf(page, stored.isKnown ? (sent?.number ?? 'form') : undefined)

  if (sites.rfq && sites.rfq !== `${sites.mobile}/services/tender`)
    return (
      <Suspense fallback={<SkeletonRow />}>
        <TenderSite address={sites.rfq} />
      </Suspense>
    )
  return (
    <div ref={page}>
      <Bands>
        <PageTitle>{t(sent ? 'tender.sent' : 'services.tender.name')}</PageTitle>
        {sent ? (
          <TenderSent tender={sent} />
        ) : (
          <>
            <HeadBand title={t('services.tender.name')} lead={t('services.tender.detail')} />
            {/* Only the hydrated page knows whether the request was sent from this tab. */}
            {number && !stored.isKnown ? (
              <Band>
                <SkeletonRow />
              </Band>
            ) : (
              <TenderForm stored={stored} />
            )}
          </>
        )}
        {loggedIn && (
          <Suspense fallback={null}>
            <OwnTenders />
          </Suspense>
        )}
        {!sent && (
          <Band>
            <Button variant="secondary" link={<Link to="/stores" />}>
              {t('service.stores')}
            </Button>
            <Button variant="ghost" link={<Link to="/services" />}>
              {t('service.others')}
            </Button>
          </Band>
        )}
      </Bands>
    </div>
  )
}

/** Focuses the heading when the page's content changes under the same path. */
function useHeadingOf(page: { current: HTMLElement | null }, shown: string | undefined) {
  const before = useRef<string>(undefined)
  useEffect(() => {
    const heading = page.current?.querySelector('h1')
    if (heading && before.current !== undefined && before.current !== shown) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      // Scrolling the heading into view would put it below the header.
      window.scrollTo(0, 0)
    }
    before.current = shown
  }, [page, shown])
}
