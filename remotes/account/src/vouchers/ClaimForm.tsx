import { claimVoucher, voucherBook } from '@borong/api/vouchers'
import { call, toast, useMessages, useQueryClient, useSubmit } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { TextField } from '@borong/ui/TextField'
import { useState, type FormEvent } from 'react'
import styles from './Vouchers.module.css'

/** Finds a voucher by its code, in small or capital letters, and keeps it for the buyer. */
export function ClaimForm({ onClaimed }: { onClaimed: () => void }) {
  const t = useMessages()
  const cache = useQueryClient()
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const claim = useSubmit(async () => {
    const { data } = await call(claimVoucher, { body: { code: typed.trim() } })
    setTyped('')
    toast(t('vouchers.claimed', { title: data.title }), { type: 'success' })
    onClaimed()
    await cache.invalidateQueries({ queryKey: [voucherBook.id] })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) void claim.start()
    else setMissing(true)
  }
  const failure =
    claim.error && (claim.error.kind === 'network' ? t('network') : claim.error.message)
  return (
    <form className={styles.claim} noValidate onSubmit={submit}>
      <TextField
        label={t('vouchers.code')}
        value={typed}
        error={isMissing ? t('vouchers.codeMissing') : (failure ?? undefined)}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        enterKeyHint="search"
        onChange={(value) => {
          setTyped(value)
          setMissing(false)
          claim.reset()
        }}
      />
      <Button type="submit" loading={claim.busy}>
        {t('vouchers.claim')}
      </Button>
    </form>
  )
}
