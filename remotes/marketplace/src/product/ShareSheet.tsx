import { useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { CopyButton } from '@borong/ui/CopyButton'
import { ChatIcon } from '@borong/ui/icons/ChatIcon'
import { Sheet } from '@borong/ui/Sheet'
import styles from './ShareSheet.module.css'

interface ShareSheetProps {
  url: string
  text: string
  onClose: () => void
}

/** Shares by WhatsApp or by copying the address. */
export default function ShareSheet({ url, text, onClose }: ShareSheetProps) {
  const t = useMessages()
  const message = encodeURIComponent(`${text}\n${url}`)
  return (
    <Sheet open onClose={onClose} title={t('share.title')} closeLabel={t('close')}>
      <Band>
        <Button
          fullWidth
          icon={<ChatIcon size={18} />}
          link={
            <a
              href={`https://wa.me/?text=${message}`}
              target="_blank"
              rel="noreferrer"
              aria-label={t('share.whatsapp')}
            />
          }
        >
          {t('share.whatsapp')}
        </Button>
        <p className={styles.address}>{url}</p>
        <CopyButton
          text={url}
          label={t('share.copy')}
          copiedLabel={t('share.copied')}
          failedLabel={t('share.failed')}
        />
      </Band>
    </Sheet>
  )
}
