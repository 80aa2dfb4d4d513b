/** The company in the address of a list; empty without one. The gateway refuses others than ids. */
export const companyOf = (search: URLSearchParams): string => {
  const company = search.get('company') ?? ''
  return /^[\w-]{1,64}$/.test(company) ? company : ''
}
