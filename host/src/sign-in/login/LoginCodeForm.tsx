import { login as loginCall } from '@borong/api/identity'
import { call, useAtom, useMessages, useSubmit, useTrack } from '@borong/contract'
import { useState, type ReactNode } from 'react'
import { useHost } from '../../page/host-context.ts'
import { loginAtom } from '../login.atoms.ts'
import { CodeEntry } from '../parts/CodeEntry.tsx'
import { NewPassword } from '../parts/NewPassword.tsx'
import { Resend } from '../parts/Resend.tsx'
import { SignInPage } from '../parts/SignInPage.tsx'
import type { SentCode } from '../sent-code.atoms.ts'
import type { useCode } from '../use-code.ts'

interface LoginCodeFormProps {
  title: string
  foot: ReactNode
  code: ReturnType<typeof useCode>
  sent: SentCode
}

/** The form for the code, and for a forgotten password also for the new password. */
export function LoginCodeForm({ title, foot, code, sent }: LoginCodeFormProps) {
  const t = useMessages()
  const host = useHost()
  const track = useTrack()
  const [login, setLogin] = useAtom(loginAtom)
  const [repeated, setRepeated] = useState('')
  const { forgotPassword } = login

  const enter = useSubmit(async (otp: string) => {
    try {
      const { data } = await call(loginCall, {
        body: {
          type: 'otp',
          request_id: sent.requestId,
          otp,
          ...(forgotPassword ? { new_password: login.password } : {}),
        },
      })
      track({ name: 'login', fields: { method: 'code' } })
      host?.session.signIn(data)
    } catch (error) {
      setLogin({ otp: '' })
      throw error
    }
  })
  return (
    <SignInPage
      title={title}
      lead={
        <>
          {t(`signIn.code.sent.${sent.channel}`)} <b>{sent.target}</b>
        </>
      }
      foot={foot}
    >
      <CodeEntry
        sent={sent}
        code={login.otp}
        onCode={(otp) => setLogin({ otp, otpTarget: sent.target })}
        submit={enter}
        submitLabel={forgotPassword ? t('signIn.savePassword') : t('signIn.enter')}
      >
        {forgotPassword && (
          <NewPassword
            password={login.password}
            repeated={repeated}
            onChange={(change) => {
              if (change.repeated !== undefined) setRepeated(change.repeated)
              if (change.password !== undefined) setLogin({ password: change.password })
            }}
          />
        )}
      </CodeEntry>
      <Resend
        sent={sent}
        channels={login.otpChannels}
        onResend={async (channel) => {
          await code.sendAgain(channel)
          enter.reset()
          setLogin({ otp: '' })
        }}
        onWait={code.wait}
      />
    </SignInPage>
  )
}
