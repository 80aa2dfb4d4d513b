import { useEffect, useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { CheckIcon } from './icons/CheckIcon.tsx'
import { CopyIcon } from './icons/CopyIcon.tsx'

export interface CopyButtonProps {
  /** The text to copy, unformatted: an amount without dots, an account number without spaces. */
  text: string
  /** `Salin`, plus the copied item for screen readers: `Salin nomor virtual account`. */
  label: string
  copiedLabel: string
  /** Shown when the browser refuses to copy: the buyer has to select the text. */
  failedLabel: string
  children?: ReactNode
}

/** Copies a text, and shows a confirmation for two seconds. */
export function CopyButton({ text, label, copiedLabel, failedLabel, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), 2000)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  const words = outcome === 'copied' ? copiedLabel : failedLabel
  return (
    <span>
      <Button
        variant="ghost"
        size="small"
        icon={outcome === 'copied' ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        onClick={copy}
      >
        {outcome ? words : (children ?? label)}
        {children && !outcome && <span className="visually-hidden"> {label}</span>}
      </Button>
      <span className="visually-hidden" role="status">
        {outcome && words}
      </span>
    </span>
  )
}
