import { referral } from '@borong/api/vouchers'
import { toast, useCall, useLanguage, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { CopyButton } from '@borong/ui/CopyButton'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { ShareIcon } from '@borong/ui/icons/ShareIcon'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Band, Screen } from '../parts/Screen.tsx'
import { InvitedList } from './InvitedList.tsx'
import styles from './Referral.module.css'

/** F-06: the buyer's own referral link to share, its rules, and the friends who came with it. */
export function ReferralScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const { data: own } = useCall(referral)
  const points = wholeNumber(own.reward_points, language)
  const copy = (text: string, label: string) => (
    <CopyButton
      text={text}
      label={label}
      copiedLabel={t('referral.copied')}
      failedLabel={t('referral.copyFailed')}
    >
      {t('referral.copy')}
    </CopyButton>
  )

  async function share() {
    try {
      await navigator.share({ text: t('referral.shareText', { points }), url: own.link })
    } catch (error) {
      // The buyer closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      // A browser that cannot share copies the link.
      try {
        await navigator.clipboard.writeText(own.link)
        toast(t('referral.linkCopied'), { type: 'success' })
      } catch {
        toast(t('referral.copyFailed'), { type: 'error' })
      }
    }
  }

  return (
    <Screen title={t('referral.title')}>
      <Band label={t('referral.code')}>
        <p>{t('referral.lead', { points })}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('referral.code')}</dt>
            <dd>
              <b>{own.code}</b>
              {copy(own.code, t('referral.copyCode'))}
            </dd>
          </div>
          <div>
            <dt>{t('referral.link')}</dt>
            <dd>
              <span className={styles.link}>{own.link}</span>
              {copy(own.link, t('referral.copyLink'))}
            </dd>
          </div>
        </dl>
        <Button fullWidth icon={<ShareIcon />} onClick={share}>
          {t('referral.share')}
        </Button>
        {own.earned_points > 0 && (
          <p className={styles.earned}>
            {t('referral.earned', { points: wholeNumber(own.earned_points, language) })}
          </p>
        )}
      </Band>
      <Band label={t('referral.invited')}>
        <SectionHeader title={t('referral.invited')} />
        <InvitedList />
      </Band>
      <Band label={t('referral.rules')}>
        <SectionHeader title={t('referral.rules')} />
        <ul className={styles.rules}>
          <li>{t('referral.ruleFirst', { amount: rupiah(own.minimum_order, language) })}</li>
          <li>{t('referral.ruleHold', { days: own.hold_days })}</li>
          <li>
            {t('referral.ruleLimit', { count: own.rewards_a_month, used: own.rewards_this_month })}
          </li>
          <li>{t('referral.ruleOwn')}</li>
          <li>{t('referral.ruleBack')}</li>
        </ul>
      </Band>
    </Screen>
  )
}
