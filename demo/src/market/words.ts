/** 'Kecap & Saus' -> 'kecap-saus': a name as a URL slug. */
export const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
