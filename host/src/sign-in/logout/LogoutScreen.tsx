import { Link, PageTitle, useLocation, useMessages, useSession } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { LogOutIcon } from '@borong/ui/icons/LogOutIcon'
import { useEffect, useRef } from 'react'
import { useHost } from '../../page/host-context.ts'
import { Redirecting } from '../parts/Redirecting.tsx'

/** Logs out a buyer who followed a link of the shop; other visitors confirm first. Shows when it is done. */
export function LogoutScreen() {
  const t = useMessages()
  const host = useHost()
  const { status } = useSession()
  const { state } = useLocation() as { state: { isMeant?: boolean } | null }
  const isRunning = useRef(false)
  const isMeant = state?.isMeant === true
  useEffect(() => {
    if (status !== 'buyer' || !isMeant || isRunning.current) return
    isRunning.current = true
    void host?.session.signOut()
  }, [status, isMeant, host])

  if (status === 'unknown' || (status === 'buyer' && isMeant)) return <Redirecting />
  const title = status === 'buyer' ? t('logout.ask') : t('logout.done')
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        level={1}
        icon={<LogOutIcon size={32} />}
        title={title}
        action={
          <>
            {status === 'buyer' ? (
              <Button onClick={() => host?.session.signOut()}>{t('logout.action')}</Button>
            ) : (
              <Button link={<Link to="/login" />}>{t('signIn.enter')}</Button>
            )}
            <Button variant="ghost" link={<Link to="/" />}>
              {t('missing.home')}
            </Button>
          </>
        }
      />
    </>
  )
}
