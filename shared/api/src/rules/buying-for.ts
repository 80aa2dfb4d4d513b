/**
 * The companies that a buyer may buy for, the one to begin with, and whether the buyer may also buy as a person. A company
 * that requires it comes first.
 */
export function buyingFor<Company extends { role: string; company_required?: boolean | undefined }>(
  companies: readonly Company[],
) {
  const mine = companies.filter(({ role }) => role !== 'finance')
  const required = mine.find((company) => company.company_required)
  return { companies: mine, first: required ?? mine[0], isPersonalAllowed: !required }
}
