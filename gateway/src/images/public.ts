export { bannerKey, GALLERY_SIZE } from './gallery.ts'
export { ENCODINGS } from './encoding.ts'
