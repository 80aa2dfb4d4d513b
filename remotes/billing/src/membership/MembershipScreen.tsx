import { Link, PageTitle, useConfig, useMessages, useSearchParams } from '@borong/contract'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { phoneLink } from '@borong/ui/format/phone-link'
import { ListRow } from '@borong/ui/ListRow'

/** P-04: the package names that the URL may contain. */
const PACKAGES = new Set(['MEMBER-GROW'])
const TIERS = ['basic', 'silver', 'gold'] as const

/** P-04: the benefits of a seller's membership package, and the way to apply for it. */
export function MembershipScreen() {
  const t = useMessages()
  const { supportPhone } = useConfig()
  const [search] = useSearchParams()
  const requested = search.get('package') ?? ''
  const name = PACKAGES.has(requested) ? requested : undefined
  const title = name ? t('membership.package', { name }) : t('membership.title')
  return (
    <Bands>
      <PageTitle>{title}</PageTitle>
      <HeadBand title={title} lead={t('membership.lead')}>
        <Button link={<Link to="/services/membership" />}>{t('membership.apply')}</Button>
        <Button variant="secondary" link={<Link to="/services/borong-partner" />}>
          {t('membership.about')}
        </Button>
        {supportPhone && (
          <Button variant="ghost" link={<a href={phoneLink(supportPhone)}>{supportPhone}</a>}>
            {t('membership.call', { phone: supportPhone })}
          </Button>
        )}
        <Button variant="ghost" link={<Link to="/profile" />}>
          {t('membership.profile')}
        </Button>
      </HeadBand>
      <Band label={t('membership.tiers')}>
        {TIERS.map((tier) => (
          <ListRow
            key={tier}
            title={t(`membership.tier.${tier}.name`)}
            detail={t(`membership.tier.${tier}.detail`)}
            link={<Link to={`/services/membership?plan=${tier}`} />}
          />
        ))}
      </Band>
    </Bands>
  )
}
