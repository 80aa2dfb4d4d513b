import { PageTitle, useMessages } from '@borong/contract'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Notice } from '@borong/ui/Notice'
import type { ReactNode } from 'react'
import styles from './FormScreen.module.css'

interface FormScreenProps {
  title: string
  /** Between the title and the form: the kinds of one page. */
  kinds?: ReactNode
  /** An error of the whole form. */
  error: string | undefined
  /** The next step. */
  bar?: ReactNode
  onSubmit: () => unknown
  children: ReactNode
}

/** The page of one kind of bill: title, form, and the next step at the bottom. */
export function FormScreen({ title, kinds, error, bar, onSubmit, children }: FormScreenProps) {
  const t = useMessages()
  return (
    <form
      // Before hydration a browser submits a form itself, with the number in the URL; `method="dialog"` prevents that.
      method="dialog"
      className={styles.form}
      noValidate
      aria-label={t('form.label', { title })}
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      <Bands>
        <PageTitle>{title}</PageTitle>
        <HeadBand title={title}>{kinds}</HeadBand>
        {children}
        {error && (
          <Band>
            <Notice tone="error" live>
              {error}
            </Notice>
          </Band>
        )}
      </Bands>
      {bar}
    </form>
  )
}
