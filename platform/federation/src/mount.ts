/** Screens and widgets of any framework: the only module of this package that runs on a page. */
export { mountScreen } from './mount/mount-screen.tsx'
export type {
  Mountable,
  Mounted,
  MountMessages,
  MountPage,
  MountRoute,
} from './mount/mount-page.ts'
export type { Signal } from './mount/signal.ts'
