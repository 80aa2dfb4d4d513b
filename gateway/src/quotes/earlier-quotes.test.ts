import { sql } from 'kysely'
import { testShop } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { quotesMigrations } from './table.ts'
import { testQuotes } from './testing-quotes.ts'

const gateway = openTestGateway()
const shop = testShop(gateway)
const quotes = testQuotes(gateway)

test('F-08: an earlier quote that was ordered for a company becomes its quote, and others stay personal', async () => {
  const { db } = gateway.gateway
  const { admin, buyer, companyId } = await testCompanies(gateway).staffed(shop, {
    admin: 'admin',
    buyer: 'buyer',
  })
  const product = await shop.product({ seller_id: await shop.seller(), stock: 100 })
  const ofCompany = await quotes.accepted(buyer, product)
  await quotes.order(buyer, ofCompany, { business: { company_id: companyId } })
  const personal = await quotes.accepted(buyer, product)
  await quotes.order(buyer, personal)
  const open = await quotes.accepted(buyer, product)
  await sql`alter table quotes drop column company_id`.execute(db)
  await quotesMigrations['005-companies']!.up(db)
  expect(await quotes.read(admin, ofCompany.id)).toMatchObject({ company_id: companyId })
  for (const { id } of [personal, open])
    expect(await quotes.read(buyer, id)).toMatchObject({ company_id: null })
})
