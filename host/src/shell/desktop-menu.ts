import { lazy } from 'react'

/** The menus of a wide window; a phone never loads them. */
export const DesktopMenu = lazy(() => import('./DesktopMenu.tsx'))
