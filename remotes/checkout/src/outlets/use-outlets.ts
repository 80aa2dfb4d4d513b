import { companyAddresses } from '@borong/api/company-addresses'
import { company as companyCall } from '@borong/api/companies'
import { call, callQuery, useQuery, type Reply } from '@borong/contract'
import type { Outlet } from './outlet-table.ts'

type Address = Reply<typeof companyAddresses>['items'][number]
type Company = Reply<typeof companyCall>

/** A company with all its addresses that the buyer orders to, by their labels. */
export function useOutlets(companyId: string) {
  const params = { companyId }
  const company = useQuery(callQuery(companyCall, { params }))
  const addresses = useQuery({
    queryKey: [companyAddresses.id, companyId, 'all'],
    queryFn: () => allAddresses(companyId),
  })
  const failed = company.isError ? company : addresses
  return {
    data:
      company.data && addresses.data
        ? { ...company.data, outlets: outletsOf(addresses.data, company.data) }
        : undefined,
    isError: company.isError || addresses.isError,
    error: failed.error,
    refetch: () => Promise.all([company.refetch(), addresses.refetch()]),
  }
}

async function allAddresses(companyId: string): Promise<Address[]> {
  const all: Address[] = []
  for (let page = 1; ; page += 1) {
    const { items, total_count } = await call(companyAddresses, {
      params: { companyId },
      query: { search: '', page: String(page) },
    })
    all.push(...items)
    if (items.length === 0 || all.length >= total_count) return all
  }
}

function outletsOf(addresses: readonly Address[], { cost_centres }: Company): Outlet[] {
  const open = new Map(
    cost_centres.filter(({ is_archived }) => !is_archived).map(({ id, name }) => [id, name]),
  )
  const outlets = addresses.map(({ shipping_address_id, alias, name, city, ...address }) => {
    const { cost_centre_id: centreId } = address
    const centre = open.get(centreId ?? '')
    return {
      id: shipping_address_id,
      label: alias || name,
      city,
      // A cost centre that is archived pays nothing any more.
      centreId: centre === undefined ? null : centreId,
      centre: centre ?? '',
    }
  })
  // Outlet 2 is before Outlet 10.
  return outlets.sort((a, b) => a.label.localeCompare(b.label, 'id', { numeric: true }))
}
