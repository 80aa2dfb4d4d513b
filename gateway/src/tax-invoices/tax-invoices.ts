import type { Domain } from '../server/domain.ts'
import { taxInvoicesMigrations } from './table.ts'

/** The tax data of sellers, and the tax invoices that they have issued. */
export const taxInvoices: Domain = {
  name: 'tax-invoices',
  migrations: taxInvoicesMigrations,
}
