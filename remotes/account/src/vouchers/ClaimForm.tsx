import { claimVoucher, voucherBook } from '@borong/api/vouchers'
import { call, toast, useMessages, useSubmit } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import styles from './Vouchers.module.css'

/** Finds a voucher by its code, in small or capital letters, and keeps it for the buyer. */
export function ClaimForm({ onClaimed }: { onClaimed: () => void }) {
  const t = useMessages()
  const invalidate = useInvalidate()
  const [typed, setTyped] = useState('')
  const claim = useSubmit(async () => {
    const { data } = await call(claimVoucher, { body: { code: typed.trim() } })
    setTyped('')
    toast(t('vouchers.claimed', { title: data.title }), { type: 'success' })
    onClaimed()
    await invalidate(voucherBook)
  })
  const textOf = useErrorText()
  return (
    <Form className={styles.claim} submit={claim} onSubmit={() => claim.start()}>
      <TextField
        label={t('vouchers.code')}
        value={typed}
        error={claim.error && textOf(claim.error)}
        invalid={typed.trim() === '' && t('vouchers.codeMissing')}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        enterKeyHint="search"
        onChange={setTyped}
      />
      <Button type="submit" loading={claim.busy}>
        {t('vouchers.claim')}
      </Button>
    </Form>
  )
}
