import { useMessages } from '@borong/contract'
import { TableFileButton } from '@borong/patterns/TableFileButton'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { TextArea } from '@borong/ui/TextArea'
import { useState } from 'react'
import { Band } from '../shop/Screen.tsx'
import { readLines, type ReadLines } from './read-lines.ts'
import { Scan } from './Scan.tsx'

interface QuickFormProps {
  text: string
  onText: (text: string) => void
  onRead: (read: ReadLines) => void
}

/** Codes and quantities as typed or pasted text, or as a file. */
export function QuickForm({ text, onText, onRead }: QuickFormProps) {
  const t = useMessages()
  const [error, setError] = useState<string>()
  function read(from: string) {
    const found = readLines(from)
    setError(found.lines.length === 0 ? t('quick.noLines') : undefined)
    if (found.lines.length > 0) onRead(found)
  }
  return (
    <Band>
      <Form aria-label={t('quick.form')} onSubmit={() => read(text)}>
        <TextArea
          name="lines"
          label={t('quick.paste')}
          hint={t('quick.pasteHint')}
          error={error}
          rows={8}
          value={text}
          onChange={onText}
        />
        <Button type="submit">{t('quick.check')}</Button>
        <TableFileButton
          label={t('table.file')}
          firstSheet={(sheet) => t('table.sheet', { sheet })}
          onText={read}
        />
        <Scan />
      </Form>
    </Band>
  )
}
