import type { userProfile } from '@borong/api/users'
import type { Reply } from '@borong/contract'
import type { Place, SavedAddress } from '../addresses/address-draft.ts'

type Profile = Reply<typeof userProfile>['result']

export const office = (more: Partial<SavedAddress> = {}): SavedAddress => ({
  shipping_address_id: 'address-1',
  user_id: 'buyer-1',
  name: 'Budi Santoso',
  alias: 'Kantor',
  address: 'Jl. Melawai No. 1',
  rt_rw: '',
  landmark: '',
  courier_note: '',
  district_id: '317407',
  district: 'Kebayoran Baru',
  city: 'Kota Jakarta Selatan',
  province: 'DKI Jakarta',
  subdistrict_id: '3174071001',
  subdistrict: 'Melawai',
  postal_code: '12160',
  phone: '6281234567890',
  type: 'shipping',
  set_default: true,
  latitude: null,
  longitude: null,
  ...more,
})

export const profile = (more: Partial<Profile> = {}): { result: Profile } => ({
  result: {
    id: 'buyer-1',
    sso_id: 'sso-1',
    name: 'Budi Santoso',
    email: 'budi@contoh.id',
    handphone: '6281234567890',
    phone_verified: true,
    email_verified: true,
    addresses: [office()],
    is_age_verified: false,
    is_under_age: false,
    birth_date: null,
    has_password: true,
    has_pin: false,
    business: {
      status: 'none',
      note: null,
      company_name: '',
      business_type: 'other',
      npwp: '',
      nitku: '',
      nik: '',
      owner_name: '',
      address: '',
    },
    ...more,
  },
})

export const senopati: Place = {
  district_id: '317407',
  district: 'Kebayoran Baru',
  city: 'Kota Jakarta Selatan',
  province: 'DKI Jakarta',
  subdistrict_id: '3174071005',
  subdistrict: 'Senayan',
  postal_code: '12190',
  label: 'Senayan, Kebayoran Baru, Kota Jakarta Selatan, DKI Jakarta 12190',
  latitude: -6.2277,
  longitude: 106.8081,
}

export const villages = {
  result: [
    {
      id: '3174071001',
      name: 'Melawai',
      postal_code: '12160',
      latitude: -6.244,
      longitude: 106.801,
    },
    {
      id: '3174071005',
      name: 'Senayan',
      postal_code: '12190',
      latitude: -6.2277,
      longitude: 106.8081,
    },
  ],
}
