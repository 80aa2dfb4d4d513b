import { Link, PageTitle, useLocation, useMessages } from '@borong/contract'
import { Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { CallSupport } from '../CallSupport.tsx'
import { serviceAt } from '../service-names.ts'

/** the purpose of a service, and the contact to join it until this page offers that. */
export function ServiceScreen() {
  const t = useMessages()
  const service = serviceAt(useLocation().pathname)
  return (
    <Bands>
      <PageTitle>{t(`services.${service}.name`)}</PageTitle>
      <HeadBand title={t(`services.${service}.name`)} lead={t(`services.${service}.detail`)}>
        <Notice title={t('service.closed')} action={<CallSupport />}>
          {t('service.closedText')}
        </Notice>
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
