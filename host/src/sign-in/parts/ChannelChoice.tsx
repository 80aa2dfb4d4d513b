import { useMessages } from '@borong/contract'
import { ChatIcon } from '@borong/ui/icons/ChatIcon'
import { MailIcon } from '@borong/ui/icons/MailIcon'
import { SmartphoneIcon } from '@borong/ui/icons/SmartphoneIcon'
import { ListRow } from '@borong/ui/ListRow'
import { Notice } from '@borong/ui/Notice'
import { Spinner } from '@borong/ui/Spinner'
import { useState } from 'react'
import type { OtpChannels } from '../login.atoms.ts'
import { codeProblem } from '../problem-words.ts'
import type { CodeChannel } from '../sent-code.atoms.ts'
import { useOnce } from '../use-once.ts'
import styles from './SignIn.module.css'

interface ChannelChoiceProps {
  /** Only what is open to this visitor is shown. */
  channels: OtpChannels
  /** Where each channel leads, masked. */
  targets: { email?: string; phone?: string }
  onChoose: (channel: CodeChannel) => Promise<void>
}

const ORDER = ['whatsapp', 'sms', 'email'] as const
const ICONS = { whatsapp: ChatIcon, sms: SmartphoneIcon, email: MailIcon }

/** By which way the code should come; a tap sends it. */
export function ChannelChoice({ channels, targets, onChoose }: ChannelChoiceProps) {
  const t = useMessages()
  const [chosen, setChosen] = useState<CodeChannel>()
  const sending = useOnce(onChoose)
  const choose = (channel: CodeChannel) => {
    if (!sending.busy) setChosen(channel)
    void sending.start(channel)
  }
  return (
    <>
      <div
        className={styles.choices}
        role="group"
        aria-label={t('signIn.code.choose')}
        aria-busy={sending.busy}
      >
        {ORDER.filter((channel) => channels[channel]).map((channel) => {
          const Icon = ICONS[channel]
          return (
            <ListRow
              key={channel}
              start={<Icon size={24} />}
              title={t(`signIn.code.by.${channel}`)}
              detail={channel === 'email' ? targets.email : targets.phone}
              end={sending.busy && chosen === channel && <Spinner />}
              onClick={() => choose(channel)}
            />
          )
        })}
      </div>
      {sending.fault && (
        <Notice tone="error" live>
          {codeProblem(sending.fault, t('network.title'))}
        </Notice>
      )}
    </>
  )
}
