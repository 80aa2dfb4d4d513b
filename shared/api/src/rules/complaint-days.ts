/** The days for a complaint after the receipt of goods. */
export const COMPLAINT_DAYS = 7
