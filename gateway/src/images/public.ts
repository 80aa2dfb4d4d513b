export { bannerKey, GALLERY_SIZE } from './gallery.ts'
export { addPicture, arrangePictures, picturesOf, readPicture } from './uploaded.ts'
