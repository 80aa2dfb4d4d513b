/** The badge of a seller's membership (0 basic, 2 silver, 3 gold); a basic one has none. */
export function membershipBadge(id: 0 | 2 | 3, t: (key: string) => string) {
  if (id === 3) return { tone: 'gold' as const, label: t('membership.gold') }
  if (id === 2) return { tone: 'silver' as const, label: t('membership.silver') }
  return undefined
}
