import { useMessages } from '@borong/contract'

interface Owned {
  company_name?: string | null | undefined
  made_by?: string | null | undefined
}

/** The company that owns something, and the member who made it; empty for a personal one. */
export function useOwnerText() {
  const t = useMessages()
  return ({ company_name: company, made_by: member }: Owned) => {
    if (!company) return ''
    return member ? t('owner.by', { company, member }) : company
  }
}
