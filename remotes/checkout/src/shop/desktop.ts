/** Windows whose sum is beside the page and not below it. */
export const DESKTOP = '(min-width: 1024px)'
