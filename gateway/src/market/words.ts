/** 'Kecap & Saus' -> 'kecap-saus': what stands in an address. */
export const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
