export { bannerKey, GALLERY_SIZE } from './gallery.ts'
export { addPicture, arrangePictures, storePicture } from './uploaded.ts'
