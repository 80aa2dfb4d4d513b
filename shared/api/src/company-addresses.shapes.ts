import * as v from 'valibot'
import { Address, addressUnknown, placeRefusals, SavedAddress } from './addresses.shapes.ts'
import { companyRefusals } from './companies.shapes.ts'
import { paged, paging } from './paging.ts'
import { PlainId, PlainText } from './plain.ts'
import { shape } from './shape.ts'

/** The most addresses of one company. */
export const ADDRESSES_OF_COMPANY = 1000

const Company = v.object({ companyId: PlainId })
const ofCompany = v.object({ companyId: PlainId, addressId: PlainId })
const { set_default: _isMain, ...entries } = Address.entries
/** An address of a company. The members of its outlet order to it; without an outlet, all members. */
const CompanyAddress = v.object({
  ...entries,
  cost_centre_id: v.optional(v.nullable(PlainId), null),
})
const SavedCompanyAddress = v.object({
  ...SavedAddress.entries,
  cost_centre_id: v.nullable(v.string()),
})
const saved = v.object({ address: SavedCompanyAddress })

const costCentreUnknown = {
  status: 404,
  id: 'Pusat biaya tidak ditemukan',
  en: 'There is no such cost centre',
} as const
const addressLimit = {
  status: 422,
  id: 'Perusahaan ini sudah menyimpan {limit} alamat. Hapus salah satu untuk menambah yang baru.',
  en: 'This company has saved {limit} addresses. Remove one to add another.',
} as const

/** F-08: the addresses that the caller may order to, by their labels: those of the caller's outlets and of no outlet. */
export const companyAddresses = shape({
  summary: 'The addresses of a company',
  params: Company,
  query: v.object({
    search: v.optional(PlainText(80), ''),
    page: paging.page,
  }),
  reply: v.object({
    items: v.array(SavedCompanyAddress),
    ...paged,
    /** The caller may change them. */
    is_editable: v.boolean(),
  }),
  refusals: { COMPANY_UNKNOWN: companyRefusals.COMPANY_UNKNOWN },
})

export const companyAddress = shape({
  summary: 'One address of a company',
  params: ofCompany,
  reply: saved,
  refusals: {
    COMPANY_UNKNOWN: companyRefusals.COMPANY_UNKNOWN,
    ADDRESS_UNKNOWN: addressUnknown,
  },
})

export const addCompanyAddress = shape({
  summary: 'Add an address to a company',
  params: Company,
  body: CompanyAddress,
  reply: saved,
  refusals: {
    ...companyRefusals,
    ...placeRefusals,
    COST_CENTRE_UNKNOWN: costCentreUnknown,
    ADDRESS_LIMIT: addressLimit,
  },
})

export const editCompanyAddress = shape({
  summary: 'Change an address of a company',
  params: ofCompany,
  body: CompanyAddress,
  reply: saved,
  refusals: {
    ...companyRefusals,
    ...placeRefusals,
    COST_CENTRE_UNKNOWN: costCentreUnknown,
    ADDRESS_UNKNOWN: addressUnknown,
  },
})

export const removeCompanyAddress = shape({
  summary: 'Remove an address of a company',
  params: ofCompany,
  reply: v.object({ result: v.object({ done: v.boolean() }) }),
  refusals: { ...companyRefusals, ADDRESS_UNKNOWN: addressUnknown },
})

/** The faults of a row of an import. */
export const rowFaults = [
  'label_missing',
  'label_twice',
  'name_missing',
  'phone_wrong',
  'address_missing',
  'postal_code_wrong',
  'district_unknown',
  'district_unclear',
] as const

/** F-08: reads rows of a table, and saves the good ones on request. A row whose label is known changes that address. */
export const importCompanyAddresses = shape({
  summary: 'Import addresses of a company',
  params: Company,
  body: v.object({
    rows: v.pipe(
      v.array(
        v.object({
          alias: PlainText(40),
          name: PlainText(80),
          phone: PlainText(30),
          address: PlainText(300),
          postal_code: PlainText(10),
          /** Needed only where several districts share the postal code. */
          district: PlainText(80),
          /** The name of a cost centre, which is added when the company has none of this name. */
          outlet: PlainText(80),
        }),
      ),
      v.minLength(1),
      v.maxLength(ADDRESSES_OF_COMPANY),
    ),
    save: v.boolean(),
  }),
  reply: v.object({
    rows: v.array(
      v.object({
        faults: v.array(v.picklist(rowFaults)),
        /** District and city, once they are known. */
        place: v.nullable(v.string()),
        /** The row changes an address of this label. */
        is_change: v.boolean(),
        /** The row adds its outlet. */
        adds_outlet: v.boolean(),
      }),
    ),
    saved: v.number(),
  }),
  refusals: {
    ...companyRefusals,
    ADDRESS_LIMIT: addressLimit,
    TOO_MANY_COST_CENTRES: {
      status: 409,
      id: 'Perusahaan ini sudah mencapai batas pusat biaya',
      en: 'This company has as many cost centres as it can have',
    },
  },
})

/** F-08: admins only. Without outlets a member orders for all of them. */
export const changeMemberOutlets = shape({
  summary: 'Change the outlets of a member',
  params: v.object({ companyId: PlainId, memberId: PlainId }),
  body: v.object({ outlets: v.pipe(v.array(PlainId), v.maxLength(100)) }),
  reply: v.object({ outlets: v.array(v.string()) }),
  refusals: {
    ...companyRefusals,
    COST_CENTRE_UNKNOWN: costCentreUnknown,
    MEMBER_UNKNOWN: {
      status: 404,
      id: 'Anggota tidak ditemukan',
      en: 'There is no such member',
    },
  },
})
