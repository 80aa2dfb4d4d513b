import { companyActions, mandate, mayWithRole } from '../../src/permissions/public.ts'
import { companyRoles } from '../../src/memberships/public.ts'

const header = (first: string) => [
  `| ${[first, ...companyRoles].join(' | ')} |`,
  `| ${['', ...companyRoles].map(() => '---').join(' | ')} |`,
]
const row = (name: string, cells: readonly string[]) => `| ${[name, ...cells].join(' | ')} |`

/** The document of what each role may do for its company. */
export const mandateDocument = (): string => `# Roles of a company

Made from \`gateway/src/permissions\` by \`node gateway/scripts/tables.ts\`; \`pnpm check tables\` compares it.
A member who leaves has no role from the same moment.

## Orders

An order of a company belongs to it: its balance receives refunds, cash back and points. A member acts on \`all\` orders of the company, on
\`own\` ones, or on own ones and those that the member \`judged\`. The gateway asks \`orderFor\` before every act.

${[
  ...header('act'),
  ...Object.entries(mandate).map(([act, reaches]) =>
    row(
      act,
      companyRoles.map((role) => reaches[role]),
    ),
  ),
].join('\n')}

## The company

${[
  ...header('action'),
  ...companyActions.map((action) =>
    row(
      action,
      companyRoles.map((role) => (mayWithRole(role, action) ? 'yes' : '')),
    ),
  ),
].join('\n')}
`
