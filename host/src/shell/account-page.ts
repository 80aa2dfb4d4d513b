/** The pages of a buyer's own data, beside which a wide window has the menu of the account. */
const ACCOUNT =
  /^\/(approvals(?!\/link)|chat|company|credit|devices|lists|notification|points|privacy-settings|profile|quotes|referral|transaction|vouchers|wallet)(\/|$)/

export const isAccountPage = (pathname: string): boolean => ACCOUNT.test(pathname)
