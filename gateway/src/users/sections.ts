import { textsIn } from '@borong/api/messages'
import type { Language } from '../server/domain.ts'
import type { profileOf } from './profile.ts'
import { stepMessages } from './messages.ts'

type Profile = NonNullable<Awaited<ReturnType<typeof profileOf>>>

const steps: Record<keyof typeof stepMessages, (profile: Profile) => boolean> = {
  name: ({ name }) => name !== '',
  email: (profile) => profile.email_verified,
  phone: (profile) => profile.phone_verified,
  password: (profile) => profile.has_password,
  // Those of companies are no part of the buyer's own profile.
  address: ({ id, addresses }) => addresses.some(({ user_id }) => user_id === id),
  birth_date: (profile) => profile.birth_date !== null,
  business: ({ business }) => business.company_name !== '',
  tax: ({ business }) => business.npwp !== '',
}

/** K-02: the eight steps to a complete profile. */
export function sectionsOf(profile: Profile, language: Language) {
  const titles = textsIn(stepMessages, language)
  const sections = Object.entries(steps).map(([name, isComplete]) => ({
    name,
    title: titles[name as keyof typeof steps],
    is_complete: isComplete(profile),
  }))
  return {
    total_steps: sections.length,
    steps_left: sections.filter((section) => !section.is_complete).length,
    business_status: profile.business.status,
    sections,
  }
}
