import { Link, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'

/** Shown on a page for a code when none was sent: links to the page that requests one. */
export function NoCode({ to }: { to: string }) {
  const t = useMessages()
  return (
    <>
      <Notice>{t('identity.noCode')}</Notice>
      <Button fullWidth link={<Link to={to} replace />}>
        {t('identity.askCode')}
      </Button>
    </>
  )
}
