import { use, type ReactNode } from 'react'
import { TriedContext } from './form-context.ts'
import { Notice } from './Notice.tsx'

/**
 * The reason why a `Form` can't be sent, where no single field has it: no goods are chosen, a document is missing. It is
 * shown from the first attempt to submit on. Without children it does nothing.
 */
export function FormError({ children }: { children: ReactNode }) {
  const isTried = use(TriedContext)
  if (!children) return null
  return (
    <div data-invalid tabIndex={-1} hidden={!isTried}>
      <Notice tone="error">{children}</Notice>
    </div>
  )
}
