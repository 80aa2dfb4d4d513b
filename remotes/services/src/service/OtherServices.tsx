import { Link, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'

/** The ways on from the page of a service. */
export function OtherServices() {
  const t = useMessages()
  return (
    <Band>
      <Button variant="secondary" link={<Link to="/services" />}>
        {t('service.others')}
      </Button>
      <Button variant="ghost" link={<Link to="/" />}>
        {t('service.home')}
      </Button>
    </Band>
  )
}
