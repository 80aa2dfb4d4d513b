import { buyingFor } from './buying-for.ts'

const company = (id: string, role: string, company_required = false) => ({
  id,
  role,
  company_required,
})

test('F-08: a buyer begins with a company that requires it, else the first, and finance buys for none', () => {
  const [kitchen, bakery] = [company('c1', 'buyer'), company('c2', 'approver', true)]
  const finance = company('c3', 'finance', true)
  expect(buyingFor([kitchen, finance])).toEqual({
    companies: [kitchen],
    first: kitchen,
    isPersonalAllowed: true,
  })
  expect(buyingFor([kitchen, bakery])).toMatchObject({ first: bakery, isPersonalAllowed: false })
  expect(buyingFor([])).toEqual({ companies: [], first: undefined, isPersonalAllowed: true })
})
