export { bannerKey, GALLERY_SIZE } from './gallery.ts'
export { ENCODINGS } from './encoding.ts'
export { addPicture, arrangePictures, picturesOf, readPicture } from './uploaded.ts'
