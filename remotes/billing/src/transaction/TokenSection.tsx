import { useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { CopyButton } from '@borong/ui/CopyButton'
import { SectionHeader } from '@borong/ui/SectionHeader'
import type { Bill } from '../parts/bill-kinds.ts'
import { inFours } from '../parts/show-number.ts'
import { ShareToken } from './ShareToken.tsx'
import styles from './TokenSection.module.css'

/** The token in groups of four, as it is typed into the meter: three wrong entries block a meter. */
export function TokenSection({ bill, token }: { bill: Bill; token: string }) {
  const t = useMessages()
  const groups = inFours(token)
  return (
    <Band>
      <SectionHeader title={t('token.title')} />
      <p className={styles.token}>{groups}</p>
      <div className={styles.actions}>
        <CopyButton
          text={token}
          label={t('token.copy')}
          copiedLabel={t('copy.done')}
          failedLabel={t('copy.failed')}
        />
        <ShareToken bill={bill} token={groups} />
      </div>
      <p className={styles.note}>{t('token.how')}</p>
    </Band>
  )
}
