// One file: the decisions below the fold and the bar with the button need the same balances and sums.
export { CheckoutOptions } from './CheckoutOptions.tsx'
export { OrderBar } from './OrderBar.tsx'
