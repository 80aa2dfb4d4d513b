import type { ApplicationState } from './table.ts'

/** The states that the desk can choose from, by the present state. */
export const nextStates: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = {
  received: ['in_review', 'more_needed', 'approved', 'declined'],
  in_review: ['more_needed', 'approved', 'declined'],
  more_needed: ['in_review', 'approved', 'declined'],
  approved: [],
  declined: [],
  withdrawn: [],
}

/** Whether the desk and the applicant can still act. */
export const isOpen = (state: ApplicationState): boolean => nextStates[state].length > 0
