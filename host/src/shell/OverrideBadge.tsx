import { useLanguage, useLocation } from '@borong/contract'
import { usePage } from '@borong/contract/host'
import type { CSSProperties } from 'react'

// Not part of the messages that every visitor loads.
const WORDS = {
  id: { version: 'Versi uji', leave: 'Keluar dari versi uji' },
  en: { version: 'Test version', leave: 'Leave the test version' },
} as const

/** Shows that this page does not run the versions of its channel, and leads back to them. */
export default function OverrideBadge({ overridden }: { overridden: readonly string[] }) {
  const { language } = useLanguage()
  const { boot } = usePage()
  const { pathname, search } = useLocation()
  const words = WORDS[language]
  const units = overridden
    .map((unit) => `${unit} ${boot.set.units[unit]?.version ?? ''}`.trim())
    .join(', ')
  const query = new URLSearchParams(search)
  query.set('preview', 'off')
  return (
    <aside style={badge} aria-label={words.version}>
      <p style={versions}>{units ? `${words.version}: ${units}` : words.version}</p>
      {/* The edge ends the preview, so the browser loads a document. */}
      <a style={leave} href={`${pathname}?${query}`}>
        {words.leave}
      </a>
    </aside>
  )
}

// Of the element and not of a stylesheet: the documents of all visitors would contain it, and a late one moves the page.
const badge: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  paddingInline: 'var(--page)',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  fontSize: 'var(--text-13)',
}

const versions: CSSProperties = {
  minWidth: 0,
  paddingBlock: 'var(--space-1)',
  overflowWrap: 'anywhere',
  fontWeight: 'var(--weight-bold)',
}

const leave: CSSProperties = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: 'var(--target)',
  color: 'inherit',
}
