import { Link, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'

/** Shown before a sensitive action: the buyer has to prove their identity. */
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
