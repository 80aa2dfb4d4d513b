import { useRef, type ReactNode } from 'react'
import { Button } from './Button.tsx'

export interface FileButtonProps {
  /** Which files the browser offers: `image/*`, `.csv,text/csv`. */
  accept: string
  /** The button's text. A browser's own file button has the browser's language. */
  label: string
  icon?: ReactNode
  /** The chosen file is being read. */
  loading?: boolean
  onFile: (file: File) => unknown
}

/** Chooses a file of the device. The same file can be chosen again after it was changed. */
export function FileButton({ accept, label, icon, loading, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void onFile(file)
        }}
      />
      <Button
        variant="secondary"
        icon={icon}
        loading={loading}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </div>
  )
}
