/** How wide a product's pictures stand on its page. */
export const PICTURE_SIZES = '(min-width: 480px) 480px, 100vw'
