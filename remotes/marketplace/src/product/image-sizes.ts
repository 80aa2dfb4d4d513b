/** The `sizes` of a product's images on its page: five of twelve columns, half of a tablet, all of a phone. */
export const IMAGE_SIZES =
  '(min-width: 1248px) 467px, (min-width: 768px) 48vw, (min-width: 480px) 480px, 100vw'
