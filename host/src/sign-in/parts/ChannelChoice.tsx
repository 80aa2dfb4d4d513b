import { useMessages, useSubmit } from '@borong/contract'
import { ChoiceList } from '@borong/ui/ChoiceList'
import { ChatIcon } from '@borong/ui/icons/ChatIcon'
import { MailIcon } from '@borong/ui/icons/MailIcon'
import { SmartphoneIcon } from '@borong/ui/icons/SmartphoneIcon'
import type { OtpChannels } from '../login.atoms.ts'
import type { CodeChannel } from '../sent-code.atoms.ts'
import { ErrorNotice } from './ErrorNotice.tsx'

interface ChannelChoiceProps {
  /** Only the available channels are shown. */
  channels: OtpChannels
  /** The masked destination of each channel. */
  targets: { email?: string; phone?: string }
  onChoose: (channel: CodeChannel) => Promise<void>
}

const ORDER = ['whatsapp', 'sms', 'email'] as const
const ICONS = { whatsapp: ChatIcon, sms: SmartphoneIcon, email: MailIcon }

/** The choice of channel for the code; a tap sends the code. */
export function ChannelChoice({ channels, targets, onChoose }: ChannelChoiceProps) {
  const t = useMessages()
  const sending = useSubmit(onChoose)
  const options = ORDER.filter((channel) => channels[channel]).map((channel) => {
    const Icon = ICONS[channel]
    return {
      value: channel,
      icon: <Icon size={24} />,
      title: t(`signIn.code.by.${channel}`),
      detail: channel === 'email' ? targets.email : targets.phone,
    }
  })
  return (
    <>
      <ChoiceList
        label={t('signIn.code.choose')}
        options={options}
        busy={sending.busy}
        onChoose={(channel) => void sending.start(channel)}
      />
      <ErrorNotice error={sending.error} />
    </>
  )
}
