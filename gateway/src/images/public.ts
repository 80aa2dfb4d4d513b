export { bannerKey, GALLERY_SIZE } from './gallery.ts'
