import { useMessages } from '@borong/contract'

/** The sections of a company with a page of their own, as their addresses name them. */
const SECTIONS = ['members', 'cost-centres', 'budgets', 'approval-rules', 'requirements'] as const
export type Section = (typeof SECTIONS)[number]

/** The section of a page's path; undefined for the company itself. */
export const sectionOf = (path: string): Section | undefined =>
  SECTIONS.find((section) => path.endsWith(`/${section}`))

/** The titles of the sections. */
export function useSectionTitles(): Record<Section, string> {
  const t = useMessages()
  return {
    members: t('company.members'),
    'cost-centres': t('company.centres'),
    budgets: t('company.budgets'),
    'approval-rules': t('approval.rules'),
    requirements: t('company.settings'),
  }
}
