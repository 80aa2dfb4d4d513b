import { Link, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'

/** Something delicate is asked for: first the buyer proves who they are. */
export function ProveFirst({ to }: { to: string }) {
  const t = useMessages()
  return (
    <>
      <Notice>{t('identity.first')}</Notice>
      <Button fullWidth link={<Link to={to} replace />}>
        {t('identity.title')}
      </Button>
    </>
  )
}
