import { useConfig, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { phoneLink } from '@borong/ui/format/phone-link'

/** The link to support by phone, on pages without an online form. */
export function CallSupport() {
  const t = useMessages()
  const { supportPhone } = useConfig()
  if (!supportPhone) return null
  return (
    <Button
      variant="ghost"
      size="small"
      link={<a href={phoneLink(supportPhone)}>{supportPhone}</a>}
    >
      {t('service.call', { phone: supportPhone })}
    </Button>
  )
}
