/** The company in the address of a list. The gateway refuses others than ids. */
export const companyOf = (search: URLSearchParams): string | undefined => {
  const company = search.get('company') ?? ''
  return /^[\w-]{1,64}$/.test(company) ? company : undefined
}
