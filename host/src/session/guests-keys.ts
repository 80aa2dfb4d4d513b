/** Whether what a browser keeps under this key is what a guest wanted: a cart, a wish. */
export const isGuests = (key: string): boolean => key.startsWith('guest.')
