/** Whether the calendar has this day, `YYYY-MM-DD`: 31 February matches the form of a date. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}
