import { companyActions, mandate, mayWithRole, type Reach } from '../../src/permissions/public.ts'
import { type CompanyRole, companyRoles } from '../../src/memberships/public.ts'

const header = (first: string) => [
  `| ${[first, ...companyRoles].join(' | ')} |`,
  `| ${['', ...companyRoles].map(() => '---').join(' | ')} |`,
]
const row = (name: string, cells: readonly string[]) => `| ${[name, ...cells].join(' | ')} |`

const reachTable = (acts: Readonly<Record<string, Readonly<Record<CompanyRole, Reach>>>>) =>
  [
    ...header('act'),
    ...Object.entries(acts).map(([act, reaches]) =>
      row(
        act,
        companyRoles.map((role) => (reaches[role] === 'none' ? '' : reaches[role])),
      ),
    ),
  ].join('\n')

/** The document of what each role may do for its company. */
export const mandateDocument = (): string => `# Roles of a company

Made from \`gateway/src/permissions\` by \`node gateway/scripts/tables.ts\`; \`pnpm check tables\` compares it.
A member who leaves has no role from the same moment.

A member acts on \`all\` of a kind that the company owns, on \`own\` ones, on own ones and those that the
member \`judged\`, or on own ones and parcels to the member's \`outlet\`. An empty cell is no act.

## Orders

An order of a company belongs to it: its balance receives refunds, cash back and points. The gateway asks \`orderFor\` before every act.

${reachTable(mandate.order)}

## Quotes

A quote of a company is ordered only for that company. The gateway asks \`quoteActsNow\` before every act.

${reachTable(mandate.quote)}

## Tenders

The offers to a tender of a company are quotes of the company. The gateway asks \`actsNow\` before every act.

${reachTable(mandate.tender)}

## Bills

A batch and a saved number of a company are its bills too. Every member reads its saved numbers. The gateway asks \`billActsNow\` before every act.

${reachTable(mandate.bill)}

## Cargo shipments

The balance of a company pays its shipments within its budgets, and receives their refunds. The gateway asks \`actsNow\` before every act.

${reachTable(mandate.shipment)}

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
