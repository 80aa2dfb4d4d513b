import { record, takeComplaints } from './expect-console.ts'

// Part of every test file, because an ignored warning hides a defect.
function watch(): void {
  console.error = record
  console.warn = record
}

function check(): void {
  const complaints = takeComplaints()
  if (complaints.length > 0) throw new Error(complaints.join('\n\n'))
}

watch()
beforeEach(watch)
afterEach(check)
afterAll(check)
