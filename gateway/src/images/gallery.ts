/** The number of images in a product's gallery: front, back with its table of facts, a stack of many, a detail. */
export const GALLERY_SIZE = 4

/** The key of a banner in a language: its text is part of the image. */
export const bannerKey = (image: string, language: 'id' | 'en'): string =>
  language === 'en' ? `${image}-en` : image
