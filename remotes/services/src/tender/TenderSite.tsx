import { Link, PageTitle, useMessages } from '@borong/contract'
import { Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'

/** K-08: the page where tenders have a site of their own. It shows no second form. */
export function TenderSite({ address }: { address: string }) {
  const t = useMessages()
  return (
    <Bands>
      <PageTitle>{t('services.tender.name')}</PageTitle>
      <HeadBand title={t('services.tender.name')} lead={t('services.tender.detail')}>
        <Button link={<a href={address}>{address}</a>}>{t('service.toTender')}</Button>
        <Button variant="secondary" link={<Link to="/stores" />}>
          {t('service.stores')}
        </Button>
        <Button variant="secondary" link={<Link to="/services" />}>
          {t('service.others')}
        </Button>
        <Button variant="ghost" link={<Link to="/" />}>
          {t('service.home')}
        </Button>
      </HeadBand>
    </Bands>
  )
}
