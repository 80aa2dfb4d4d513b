/** Whether a storage key belongs to a guest's own data, such as a cart or a wishlist. */
export const isGuests = (key: string): boolean => key.startsWith('guest.')
