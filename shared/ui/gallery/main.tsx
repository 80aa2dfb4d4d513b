import './gallery.css'
import '../src/tokens.css'
import '../src/font.css'
import '../src/base.css'
import { StrictMode, useEffect, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Chip } from '../src/Chip.tsx'
import type { Language } from '../src/format/rupiah.ts'
import { LanguageContext } from './GallerySection.tsx'
import styles from './Gallery.module.css'
import { ActionsPage } from './pages/ActionsPage.tsx'
import { FeedbackPage } from './pages/FeedbackPage.tsx'
import { FieldsPage } from './pages/FieldsPage.tsx'
import { FoundationsPage } from './pages/FoundationsPage.tsx'
import { ProductsPage } from './pages/ProductsPage.tsx'
import { StructurePage } from './pages/StructurePage.tsx'

const pages: Record<string, ReactNode> = {
  products: <ProductsPage />,
  actions: <ActionsPage />,
  fields: <FieldsPage />,
  structure: <StructurePage />,
  feedback: <FeedbackPage />,
  foundations: <FoundationsPage />,
}

/** `?page=fields&lang=en` shows one page in English; without parameters all pages are shown. */
function Gallery() {
  const search = new URLSearchParams(location.search)
  const [language, setLanguage] = useState<Language>(search.get('lang') === 'en' ? 'en' : 'id')
  const page = pages[search.get('page') ?? '']
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <LanguageContext value={language}>
      <header className={styles.bar}>
        <h1>Borong UI</h1>
        <Chip selected={language === 'id'} onClick={() => setLanguage('id')}>
          Indonesia
        </Chip>
        <Chip selected={language === 'en'} onClick={() => setLanguage('en')}>
          English
        </Chip>
      </header>
      <main className={styles.page}>
        {page ?? Object.entries(pages).map(([name, content]) => <div key={name}>{content}</div>)}
      </main>
    </LanguageContext>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)
