import { Link, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'

/** On a page for a code when none was sent: the way to where one is asked for. */
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
