/** The `sizes` of a product's images on its page. */
export const IMAGE_SIZES = '(min-width: 768px) 490px, (min-width: 480px) 480px, 100vw'
