import { extraPart } from './extra-part.ts'

/** The menus of a wide window; a phone never loads them. */
export const DesktopMenu = extraPart(() => import('./DesktopMenu.tsx'))
