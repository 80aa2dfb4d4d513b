// Loaded with the first text, file or list, and with the step after the table.
export { filler } from './filler.ts'
export { readOutletTable } from './read-outlet-table.ts'
export { SendStep } from './SendStep.tsx'
export { tableFile } from './table-file.ts'
