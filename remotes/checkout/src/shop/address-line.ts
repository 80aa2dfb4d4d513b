/** The address of a parcel in one line. */
export function addressLine(address: Readonly<Record<string, unknown>>): string {
  const parts = [
    address.name,
    address.address,
    address.subdistrict,
    address.district,
    address.city,
    address.postal_code,
  ]
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ')
}
