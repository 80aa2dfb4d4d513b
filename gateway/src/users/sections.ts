import type { Language } from '../server/domain.ts'
import type { profileOf } from './profile.ts'

type Profile = NonNullable<Awaited<ReturnType<typeof profileOf>>>

const steps: { name: string; id: string; en: string; isComplete: (profile: Profile) => boolean }[] =
  [
    {
      name: 'name',
      id: 'Isi nama Anda',
      en: 'Enter your name',
      isComplete: ({ name }) => name !== '',
    },
    {
      name: 'email',
      id: 'Verifikasi email',
      en: 'Verify your email',
      isComplete: (profile) => profile.email_verified,
    },
    {
      name: 'phone',
      id: 'Verifikasi nomor HP',
      en: 'Verify your phone number',
      isComplete: (profile) => profile.phone_verified,
    },
    {
      name: 'password',
      id: 'Buat kata sandi',
      en: 'Set a password',
      isComplete: (profile) => profile.has_password,
    },
    {
      name: 'address',
      id: 'Tambah alamat pengiriman',
      en: 'Add a shipping address',
      isComplete: ({ addresses }) => addresses.length > 0,
    },
    {
      name: 'birth_date',
      id: 'Isi tanggal lahir',
      en: 'Enter your birth date',
      isComplete: (profile) => profile.birth_date !== null,
    },
    {
      name: 'business',
      id: 'Lengkapi data usaha',
      en: 'Complete your business data',
      isComplete: ({ business }) => business.company_name !== '',
    },
    {
      name: 'tax',
      id: 'Isi NPWP usaha',
      en: 'Enter your tax number',
      isComplete: ({ business }) => business.npwp !== '',
    },
  ]

/** K-02: the eight steps to a complete profile. */
export function sectionsOf(profile: Profile, language: Language) {
  const sections = steps.map((step) => ({
    name: step.name,
    title: step[language],
    is_complete: step.isComplete(profile),
  }))
  return {
    total_steps: sections.length,
    steps_left: sections.filter((section) => !section.is_complete).length,
    business_status: profile.business.status,
    sections,
  }
}
