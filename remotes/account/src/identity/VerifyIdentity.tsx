import { verifyUser } from '@borong/api/verification'
import { SSO_CODE } from '@borong/api/sso-code'
import {
  call,
  useCall,
  useConfig,
  useMessages,
  useNavigate,
  useSearchParams,
} from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { ShieldIcon } from '@borong/ui/icons/ShieldIcon'
import { phoneLink } from '@borong/ui/format/phone-link'
import { useState } from 'react'
import { Band, Screen } from '../parts/Screen.tsx'
import { ChannelList, type Way } from './ChannelList.tsx'
import { CodeForm } from './CodeForm.tsx'
import styles from './Identity.module.css'
import { useIdentity, type CodeChannel } from './identity.atoms.ts'
import { PinForm } from './PinForm.tsx'

/** The page after a proof, by the value of `for`. */
const NEXT: Readonly<Record<string, string>> = {
  phone: '/change-phone-number',
  email: '/change-email',
  password: '/profile/password',
  pin: '/profile/pin',
  passkey: '/profile/passkeys',
}
const WAYS = ['whatsapp', 'sms', 'email', 'pin'] as const

/** A buyer's proof of identity before a sensitive action: selects a channel, enters code or PIN, and continues. */
export function VerifyIdentity() {
  const t = useMessages()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { state, change, storeSent, wait } = useIdentity()
  const [step, setStep] = useState<'otp-channel' | 'otp-form' | 'pin-form'>(
    state.sent.self ? 'otp-form' : 'otp-channel',
  )
  const reply = useCall(verifyUser, {
    body: { type: 'channel_list', sso_code: SSO_CODE },
  })
  const offer = 'channels' in reply.data ? reply.data : undefined
  const sent = state.sent.self

  const send = async (channel: CodeChannel) => {
    const { data } = await call(verifyUser, {
      body: { type: 'request_verification_number', channel, sso_code: SSO_CODE },
    })
    if ('request_id' in data) storeSent('self', data)
  }
  const choose = async (way: Way) => {
    if (way !== 'pin') await send(way)
    setStep(way === 'pin' ? 'pin-form' : 'otp-form')
  }
  const prove = async (channel: Way, number: string) => {
    const { data } = await call(verifyUser, {
      body: {
        type: 'request_ota',
        sso_code: SSO_CODE,
        channel,
        verification_number: number,
        ...(channel !== 'pin' && sent ? { request_id: sent.requestId } : {}),
      },
    })
    if ('ota' in data) change({ ota: data.ota, sent: { ...state.sent, self: undefined } })
  }
  const leave = () => navigate(NEXT[search.get('for') ?? ''] ?? '/profile', { replace: true })
  const ways = offer ? WAYS.filter((way) => offer.channels[way]) : []
  return (
    <Screen title={t('identity.title')}>
      {ways.length === 0 ? (
        <Nobody />
      ) : (
        <Band>
          {step === 'otp-form' && sent && (
            <CodeForm
              sent={sent}
              channels={ways.filter((way) => way !== 'pin')}
              onCode={(code) => prove(sent.channel, code)}
              leave={leave}
              onResend={send}
              onWait={(seconds) => wait('self', seconds)}
            />
          )}
          {step === 'pin-form' && <PinForm onPin={(pin) => prove('pin', pin)} leave={leave} />}
          {step === 'otp-channel' ? (
            <>
              <p className={styles.lead}>{t('identity.lead')}</p>
              <ChannelList
                ways={ways.map((way) => ({ way, detail: targetOf(way, offer) }))}
                onChoose={choose}
              />
            </>
          ) : (
            <Button variant="ghost" onClick={() => setStep('otp-channel')}>
              {t('identity.otherWay')}
            </Button>
          )}
        </Band>
      )}
    </Screen>
  )
}

interface Offer {
  masked_email: string | null
  masked_phone: string | null
}

const targetOf = (way: Way, offer: Offer | undefined) =>
  way === 'pin' ? undefined : way === 'email' ? offer?.masked_email : offer?.masked_phone

/** No way is available to this buyer: only support can help. */
function Nobody() {
  const t = useMessages()
  const { supportPhone } = useConfig()
  return (
    <EmptyState icon={<ShieldIcon size={32} />} title={t('identity.noWay')}>
      {supportPhone && (
        <a href={phoneLink(supportPhone)}>{t('identity.support', { phone: supportPhone })}</a>
      )}
    </EmptyState>
  )
}
