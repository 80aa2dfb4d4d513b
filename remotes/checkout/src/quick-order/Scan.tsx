import { Link, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { ScanIcon } from '@borong/ui/icons/ScanIcon'

/** Opens the scanner, which returns here with the scanned code. */
export function Scan() {
  const t = useMessages()
  return (
    <Button
      variant="secondary"
      icon={<ScanIcon size={18} />}
      link={<Link to="/qr-code-scanner?for=quick-order" />}
    >
      {t('quick.scan')}
    </Button>
  )
}
