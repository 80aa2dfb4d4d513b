/**
 * The `sizes` of a product's images on its page: five of twelve columns, half of a tablet, all of a phone. A phone of 412
 * pixels with 1.75 dots each needs 721: a little less than its width lets it load 720 instead of 1080.
 */
export const IMAGE_SIZES =
  '(min-width: 1248px) 467px, (min-width: 768px) 48vw, (min-width: 480px) 480px, 97vw'
