import { createContext, use, type ReactNode } from 'react'
import type { Language } from '../src/format/rupiah.ts'
import styles from './Gallery.module.css'
import { words, type Words } from './words.ts'

export const LanguageContext = createContext<Language>('id')

export function useWords(): { t: Words; language: Language } {
  const language = use(LanguageContext)
  return { t: words[language], language }
}

export function GallerySection({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.section} id={name}>
      <p className={styles.name}>{name}</p>
      {children}
    </section>
  )
}
