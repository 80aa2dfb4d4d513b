import { useConfig, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { CopyButton } from '@borong/ui/CopyButton'
import { Notice } from '@borong/ui/Notice'
import { useEffect, useRef } from 'react'
import styles from './Connect.module.css'

/** A new key, which is shown only now. */
export function NewKey({ apiKey, onStored }: { apiKey: string; onStored: () => void }) {
  const t = useMessages()
  const { hosts } = useConfig()
  const shown = useRef<HTMLElement>(null)
  // The form is removed: the focus moves to the key.
  useEffect(() => shown.current?.focus(), [])
  const address = new URL(`${hosts.api}/connect/v1/orders?limit=1`, location.href)
  return (
    <Notice tone="success" live title={t('connect.made')}>
      <div className={styles.fields}>
        <p>{t('connect.madeText')}</p>
        <code ref={shown} tabIndex={-1} className={styles.key}>
          {apiKey}
        </code>
        <div className={styles.copy}>
          <CopyButton
            text={apiKey}
            label={t('connect.copy')}
            copiedLabel={t('connect.copied')}
            failedLabel={t('connect.copyFailed')}
          />
        </div>
        <p>{t('connect.try')}</p>
        <code
          className={styles.key}
        >{`curl -H "Authorization: Bearer $BORONG_KEY" '${address}'`}</code>
        <Button variant="secondary" onClick={onStored}>
          {t('connect.stored')}
        </Button>
      </div>
    </Notice>
  )
}
