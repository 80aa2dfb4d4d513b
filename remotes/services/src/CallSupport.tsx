import { useConfig, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { phoneLink } from '@borong/ui/format/phone-link'

/** The way on where a page can't do it itself. */
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
