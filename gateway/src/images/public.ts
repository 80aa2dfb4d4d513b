export { bannerKey, GALLERY_SIZE } from './gallery.ts'
export { RenderQueue } from './render-queue.ts'
