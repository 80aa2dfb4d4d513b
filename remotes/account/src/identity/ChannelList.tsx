import { useMessages, useSubmit } from '@borong/contract'
import { ChoiceList } from '@borong/ui/ChoiceList'
import { ChatIcon } from '@borong/ui/icons/ChatIcon'
import { MailIcon } from '@borong/ui/icons/MailIcon'
import { ShieldIcon } from '@borong/ui/icons/ShieldIcon'
import { SmartphoneIcon } from '@borong/ui/icons/SmartphoneIcon'
import type { CodeChannel } from './identity.atoms.ts'
import { SendingError } from './SendingError.tsx'

/** A way to prove an identity: by a code over a channel, or by PIN. */
export type Way = CodeChannel | 'pin'

interface ChannelListProps {
  ways: readonly { way: Way; detail?: string | null }[]
  onChoose: (way: Way) => Promise<void>
  /** Moves the buyer after the choice. */
  leave?: () => unknown
}

const ICONS = { whatsapp: ChatIcon, sms: SmartphoneIcon, email: MailIcon, pin: ShieldIcon }

/** The available ways for this buyer; a tap selects one. */
export function ChannelList({ ways, onChoose, leave }: ChannelListProps) {
  const t = useMessages()
  const sending = useSubmit(onChoose, { leave })
  const options = ways.map(({ way, detail }) => {
    const Icon = ICONS[way]
    return { value: way, icon: <Icon size={24} />, title: t(`identity.by.${way}`), detail }
  })
  return (
    <>
      <ChoiceList
        label={t('identity.choose')}
        options={options}
        busy={sending.busy}
        onChoose={(way) => void sending.start(way)}
      />
      <SendingError error={sending.error} />
    </>
  )
}
