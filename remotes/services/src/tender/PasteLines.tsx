import { useMessages } from '@borong/contract'
import { TableFileButton } from '@borong/patterns/TableFileButton'
import { Button } from '@borong/ui/Button'
import { TextArea } from '@borong/ui/TextArea'
import { useState } from 'react'
import { parseLines } from './parse-lines.ts'
import type { LineDraft } from './tender-lines.ts'
import styles from './Tender.module.css'

interface PasteLinesProps {
  onTake: (lines: LineDraft[]) => void
  onCancel: () => void
}

/** Reads lines from pasted text. */
export default function PasteLines({ onTake, onCancel }: PasteLinesProps) {
  const t = useMessages()
  const [pasted, setPasted] = useState('')
  return (
    <>
      <TextArea
        label={t('tender.pasteLabel')}
        hint={t('tender.pasteHint')}
        value={pasted}
        onChange={setPasted}
        rows={5}
      />
      <TableFileButton
        label={t('table.file')}
        firstSheet={(sheet) => t('table.sheet', { sheet })}
        onText={setPasted}
      />
      <div className={styles.answers}>
        <Button variant="secondary" size="small" onClick={() => onTake(parseLines(pasted))}>
          {t('tender.pasteTake')}
        </Button>
        <Button variant="ghost" size="small" onClick={onCancel}>
          {t('tender.back')}
        </Button>
      </div>
    </>
  )
}
