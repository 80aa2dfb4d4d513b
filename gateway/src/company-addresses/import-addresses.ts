import {
  ADDRESSES_OF_COMPANY,
  type importCompanyAddresses,
  type rowFaults,
} from '@borong/api/company-addresses.shapes'
import { normalisePhone } from '@borong/api/rules/phone'
import type { CallParsed } from '@borong/api/shape'
import {
  allCompanyAddresses,
  type CompanyAddress,
  storeAddresses,
  type TableAddress,
} from '../addresses/public.ts'
import { addCentres, centreNames } from '../companies/public.ts'
import { type District, districtsByPostalCode } from '../places/public.ts'
import type { Trx } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import { Refused } from '../server/refused.ts'
import { type Change, logAddresses } from './log-addresses.ts'

type Given = CallParsed<typeof importCompanyAddresses>['body']['rows'][number]
type Fault = (typeof rowFaults)[number]

interface Judged {
  given: Given
  faults: Fault[]
  district: District | undefined
  known: CompanyAddress | undefined
}

/**
 * Judges the rows of a table, and with `save` stores the good ones. A row changes the address of its label, so a file
 * that is sent twice adds nothing twice.
 */
export async function importAddresses(
  trx: Trx,
  { rows, save, ...change }: Change & { rows: readonly Given[]; save: boolean },
) {
  const { companyId } = change
  const outlets = new Map(
    [...(await centreNames(trx, companyId))].map(([id, name]) => [name.toLowerCase(), id]),
  )
  const judged = judge(rows, await byLabel(trx, companyId))
  const isNew = ({ outlet }: Given) => outlet !== '' && !outlets.has(outlet.toLowerCase())
  const shown = judged.map(({ given, faults, district, known }) => ({
    faults,
    place: district ? `${district.name}, ${district.city}` : null,
    is_change: known !== undefined,
    adds_outlet: isNew(given),
  }))
  if (!save) return { rows: shown, saved: 0 }
  const good = judged.filter(({ faults }) => faults.length === 0)
  const names = good.flatMap(({ given }) => (isNew(given) ? [given.outlet] : []))
  for (const [name, id] of await addCentres(trx, { ...change, names }))
    outlets.set(name.toLowerCase(), id)
  await store(trx, change, { good, outlets })
  return { rows: shown, saved: good.length }
}

const label = (alias: string) => alias.toLowerCase()

const byLabel = async (trx: Trx, companyId: string): Promise<ReadonlyMap<string, CompanyAddress>> =>
  new Map(
    (await allCompanyAddresses(trx, companyId)).map((address) => [label(address.alias), address]),
  )

function judge(rows: readonly Given[], known: ReadonlyMap<string, CompanyAddress>): Judged[] {
  const districts = districtsByPostalCode(new Set(rows.map((row) => row.postal_code)))
  const labels = new Set<string>()
  return rows.map((given) => {
    const around = districts.get(given.postal_code) ?? []
    const name = given.district.toLowerCase()
    const named = around.filter((district) => name === '' || district.name.toLowerCase() === name)
    const isTwice = labels.has(label(given.alias))
    labels.add(label(given.alias))
    const checks: [Fault, boolean][] = [
      ['label_missing', given.alias === ''],
      ['label_twice', given.alias !== '' && isTwice],
      ['name_missing', given.name === ''],
      ['phone_wrong', normalisePhone(given.phone) === null],
      ['address_missing', given.address === ''],
      ['postal_code_wrong', around.length === 0],
      ['district_unknown', around.length > 0 && named.length === 0],
      ['district_unclear', named.length > 1],
    ]
    return {
      given,
      faults: checks.filter(([, isWrong]) => isWrong).map(([fault]) => fault),
      district: named.length === 1 ? named[0] : undefined,
      known: known.get(label(given.alias)),
    }
  })
}

async function store(
  trx: Trx,
  change: Change,
  { good, outlets }: { good: readonly Judged[]; outlets: ReadonlyMap<string, string> },
): Promise<void> {
  const { companyId, at } = change
  const addresses = good.map(({ given, district, known }): TableAddress => {
    const { alias, name, address, postal_code, phone, outlet } = given
    return {
      id: known?.shipping_address_id ?? newId(),
      alias,
      name,
      address,
      postal_code,
      phone: normalisePhone(phone)!,
      district_id: district!.id,
      cost_centre_id: outlets.get(outlet.toLowerCase()) ?? null,
    }
  })
  const limit = ADDRESSES_OF_COMPANY
  if (!(await storeAddresses(trx, companyId, addresses, { at, most: limit })))
    throw new Refused('ADDRESS_LIMIT', { values: { limit } })
  const stored = await byLabel(trx, companyId)
  await logAddresses(
    trx,
    change,
    good.map(({ given, known }) => ({ before: known, after: stored.get(label(given.alias)) })),
  )
}
