import { type importCompanyAddresses, type rowFaults } from '@borong/api/company-addresses.shapes'
import { normalisePhone } from '@borong/api/rules/phone'
import type { CallParsed } from '@borong/api/shape'
import { labelsOf } from '../addresses/public.ts'
import type { Actor } from '../audit/public.ts'
import { addCentres, centreNames } from '../companies/public.ts'
import { type District, districtsByPostalCode } from '../places/public.ts'
import type { Trx } from '../server/database.ts'
import { addCompanyAddress, changeCompanyAddress } from './change-company-address.ts'

type Given = CallParsed<typeof importCompanyAddresses>['body']['rows'][number]
type Fault = (typeof rowFaults)[number]

interface Judged {
  given: Given
  faults: Fault[]
  district: District | undefined
  knownId: string | undefined
}

/**
 * Judges the rows of a table, and with `save` stores the good ones. A row changes the address of its label, so a file
 * that is sent twice adds nothing twice.
 */
export async function importAddresses(
  trx: Trx,
  input: {
    companyId: string
    by: Actor
    rows: readonly Given[]
    save: boolean
    at: Date
  },
) {
  const { companyId, by, rows, save, at } = input
  const known = new Map((await labelsOf(trx, companyId)).map(({ id, alias }) => [label(alias), id]))
  const outlets = new Map(
    [...(await centreNames(trx, companyId))].map(([id, name]) => [name.toLowerCase(), id]),
  )
  const judged = judge(rows, known)
  const isNew = ({ outlet }: Given) => outlet !== '' && !outlets.has(outlet.toLowerCase())
  const shown = judged.map(({ given, faults, district, knownId }) => ({
    faults,
    place: district ? `${district.name}, ${district.city}` : null,
    is_change: knownId !== undefined,
    adds_outlet: isNew(given),
  }))
  if (!save) return { rows: shown, saved: 0 }
  const good = judged.filter(({ faults }) => faults.length === 0)
  const added = good.flatMap(({ given }) => (isNew(given) ? [given.outlet] : []))
  for (const [name, id] of await addCentres(trx, { companyId, by, names: added, at }))
    outlets.set(name.toLowerCase(), id)
  for (const row of good) await store(trx, { companyId, row, outlets, by, at })
  return { rows: shown, saved: good.length }
}

const label = (alias: string) => alias.toLowerCase()

function judge(rows: readonly Given[], known: ReadonlyMap<string, string>): Judged[] {
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
      knownId: known.get(label(given.alias)),
    }
  })
}

async function store(
  trx: Trx,
  input: {
    companyId: string
    row: Judged
    outlets: ReadonlyMap<string, string>
    by: Actor
    at: Date
  },
): Promise<void> {
  const { companyId, row, outlets, by, at } = input
  const { alias, name, address, phone, postal_code, outlet } = row.given
  const columns = {
    alias,
    name,
    address,
    postal_code,
    phone: normalisePhone(phone)!,
    district_id: row.district!.id,
    cost_centre_id: outlets.get(outlet.toLowerCase()) ?? null,
  }
  const nothing = { subdistrict_id: null, rt_rw: '', landmark: '', courier_note: '' }
  const given = {
    ...columns,
    ...nothing,
    type: 'shipping' as const,
    latitude: null,
    longitude: null,
  }
  const change = { companyId, given, by, at }
  await (row.knownId === undefined
    ? addCompanyAddress(trx, change)
    : changeCompanyAddress(trx, { ...change, addressId: row.knownId }))
}
