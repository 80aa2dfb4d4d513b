import { PageTitle } from '@borong/contract'
import type { ReactNode } from 'react'
import styles from './SignIn.module.css'

interface SignInPageProps {
  title: string
  lead?: ReactNode
  children: ReactNode
  /** Links below the form. */
  foot?: ReactNode
}

/** The layout of each page of sign-in and registration. */
export const SignInPage = ({ title, lead, children, foot }: SignInPageProps) => (
  <div className={styles.page}>
    <PageTitle>{title}</PageTitle>
    <div className={styles.brand} aria-hidden>
      Borong
    </div>
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    {children}
    {foot && <div className={styles.foot}>{foot}</div>}
  </div>
)
