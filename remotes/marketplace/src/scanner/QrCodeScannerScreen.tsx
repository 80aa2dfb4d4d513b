import { PageTitle, useConfig, useNavigate, useSearchParams } from '@borong/contract'
import { useState } from 'react'
import { CameraView } from './CameraView.tsx'
import { FromImage } from './FromImage.tsx'
import { NothingFound } from './NothingFound.tsx'
import { resultsPath } from '../shop/paths.ts'
import { ownPath } from './own-path.ts'
import styles from './Scanner.module.css'
import { StrangeCode } from './StrangeCode.tsx'
import { useScannerMessages } from './use-scanner-messages.ts'

type Outcome =
  | { kind: 'looking'; attempt: number }
  | { kind: 'nothing' }
  | { kind: 'strange'; text: string }

/**
 * Scans a code: one of this shop opens its page, the number of a bar code is searched, any other is only displayed. For
 * quick order, which opens this page with `?for=quick-order`, the scanned text returns there.
 */
export function QrCodeScannerScreen() {
  const t = useScannerMessages()
  const navigate = useNavigate()
  const { ownOrigins } = useConfig()
  const isForQuickOrder = useSearchParams()[0].get('for') === 'quick-order'
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'looking', attempt: 0 })
  const rescan = () =>
    setOutcome((before) => ({
      kind: 'looking',
      attempt: before.kind === 'looking' ? before.attempt + 1 : 0,
    }))
  const nothing = () => setOutcome({ kind: 'nothing' })
  function take(text: string) {
    const path = ownPath(text, ownOrigins)
    if (isForQuickOrder) return void navigate(quickOrderPath(path ?? text), { replace: true })
    const found = path ?? (GTIN.test(text) ? resultsPath(text) : undefined)
    if (found) return void navigate(found, { replace: true })
    setOutcome({ kind: 'strange', text })
  }
  const fromImage = <FromImage onFound={take} onNothing={nothing} />
  return (
    <div className={styles.screen}>
      <PageTitle>{t('scan.title')}</PageTitle>
      <h1>{t('scan.title')}</h1>
      {outcome.kind === 'looking' && (
        <CameraView
          key={outcome.attempt}
          onFound={take}
          onNothing={nothing}
          onAgain={rescan}
          fromImage={fromImage}
        />
      )}
      {outcome.kind === 'nothing' && <NothingFound onAgain={rescan} fromImage={fromImage} />}
      {outcome.kind === 'strange' && <StrangeCode text={outcome.text} onAgain={rescan} />}
    </div>
  )
}

const GTIN = /^\d{8,14}$/

const quickOrderPath = (scanned: string) => `/quick-order?scan=${encodeURIComponent(scanned)}`
