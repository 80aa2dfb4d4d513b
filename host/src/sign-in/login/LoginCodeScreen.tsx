import { checkUser, verificationChannels } from '@borong/api/identity'
import { SSO_CODE } from '@borong/api/sso-code'
import { call, callQuery, isApiError, Link, useAtom, useMessages, useQuery } from '@borong/contract'
import { Navigate } from '@borong/contract/host'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { identifierOf } from '../identifier.ts'
import { loginAtom } from '../login.atoms.ts'
import { ChannelChoice } from '../parts/ChannelChoice.tsx'
import { Redirecting } from '../parts/Redirecting.tsx'
import styles from '../parts/SignIn.module.css'
import { SignInPage } from '../parts/SignInPage.tsx'
import { SupportLine } from '../parts/SupportLine.tsx'
import { AccountLine } from '../parts/AccountLine.tsx'
import { codeProblem } from '../error-messages.ts'
import { useCode } from '../use-code.ts'
import { useLeaveOnceLoggedIn } from '../use-leave.ts'
import { LoginCodeForm } from './LoginCodeForm.tsx'

const channelsInput = (userId: string) => ({ params: { userId }, query: { sso_code: SSO_CODE } })

/**
 * Reads the channels of the account. The gateway identifies the account by a ticket, which expires after minutes or
 * with the guest token.
 */
async function readChannels(userId: string, username: string) {
  try {
    return await call(verificationChannels, channelsInput(userId))
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error
    const { data } = await call(checkUser, { query: { username } })
    if (!data.user_id) throw error
    return call(verificationChannels, channelsInput(data.user_id))
  }
}

/** Sign-in by a one-time code: first the choice of channel, then the code. */
export function LoginCodeScreen() {
  const t = useMessages()
  const [login, setLogin] = useAtom(loginAtom)
  const isLoggedIn = useLeaveOnceLoggedIn()
  const username = identifierOf(login.username)?.value ?? ''
  const code = useCode('login', username)
  const query = useQuery({
    ...callQuery(verificationChannels, channelsInput(login.userId)),
    queryFn: () => readChannels(login.userId, username),
    enabled: login.userId !== '' && !code.sent,
  })
  if (isLoggedIn) return <Redirecting />
  if (!username || !login.userId) return <Navigate to="/login" replace />

  const title = login.forgotPassword ? t('signIn.forgotTitle') : t('signIn.code.title')
  const foot = login.hasPassword && (
    <Link className={styles.link} to="/login/password">
      {t('signIn.withPassword')}
    </Link>
  )
  if (code.sent) return <LoginCodeForm title={title} foot={foot} code={code} sent={code.sent} />

  const offer = query.data?.data
  const channels = offer?.channels ?? login.otpChannels
  const hasChannel = channels.email || channels.sms || channels.whatsapp
  return (
    <SignInPage
      title={title}
      lead={login.forgotPassword ? t('signIn.forgotLead') : t('signIn.code.choose')}
      foot={foot}
    >
      <AccountLine username={username} change="/login" />
      {query.isPending && <SkeletonRow image />}
      {isApiError(query.error) && (
        <Notice
          tone="error"
          live
          action={
            <Button variant="ghost" size="small" onClick={() => query.refetch()}>
              {t('network.retry')}
            </Button>
          }
        >
          {codeProblem(query.error, t('network.title'))}
        </Notice>
      )}
      {offer && !hasChannel && (
        <Notice tone="warn" action={<SupportLine />}>
          {t('signIn.code.none')}
        </Notice>
      )}
      {(offer || query.isError) && hasChannel && (
        <ChannelChoice
          channels={channels}
          targets={{ email: offer?.masked_email ?? '', phone: offer?.masked_phone ?? '' }}
          onChoose={async (channel) => {
            await code.send(channel)
            setLogin({
              otp: '',
              otpChannels: {
                email: channels.email,
                whatsapp: channels.whatsapp,
                sms: channels.sms,
              },
            })
          }}
        />
      )}
    </SignInPage>
  )
}
