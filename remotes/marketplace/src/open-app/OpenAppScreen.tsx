import { Link, useConfig, useSearchParams } from '@borong/contract'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { CopyButton } from '@borong/ui/CopyButton'
import { phoneLink } from '@borong/ui/format/phone-link'
import { Seo } from '../shop/Seo.tsx'
import { useOpenAppMessages } from './use-open-app-messages.ts'

// Matches a path of this shop, but nothing that a browser resolves to another site.
const PATH = /^\/(?![/\\])[\w\-./~%]*$/

/** K-08: the target of a link into the app on a device without the app. */
export function OpenAppScreen() {
  const t = useOpenAppMessages()
  const { sites, supportPhone } = useConfig()
  const [search] = useSearchParams()
  const to = search.get('to') ?? ''
  const path = PATH.test(to) ? to : undefined
  return (
    <Bands>
      <Seo title={t('openApp.title')} description={t('openApp.text')} path="/open-app" unlisted />
      <HeadBand title={t('openApp.title')} lead={t('openApp.text')}>
        {path && (
          <Button variant="secondary" link={<Link to={path} />}>
            {t('openApp.back')}
          </Button>
        )}
        {supportPhone && (
          <Button variant="ghost" link={<a href={phoneLink(supportPhone)}>{supportPhone}</a>}>
            {t('openApp.call', { phone: supportPhone })}
          </Button>
        )}
        <Button variant="ghost" link={<Link to="/" />}>
          {t('openApp.home')}
        </Button>
      </HeadBand>
      {path && (
        <Band label={t('openApp.address')}>
          <p>{sites.mobile + path}</p>
          <CopyButton
            text={sites.mobile + path}
            label={t('share.copy')}
            copiedLabel={t('share.copied')}
            failedLabel={t('share.failed')}
          />
        </Band>
      )}
    </Bands>
  )
}
