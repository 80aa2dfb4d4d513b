const plain = (day: string) => day.replaceAll('-', '')
const after = (day: string) =>
  new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
// RFC 5545: these characters have a meaning in texts.
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&')

/** The address of a calendar file with an appointment of a whole day. */
export function appointmentFile({
  number,
  title,
  day,
}: {
  number: string
  title: string
  day: string
}): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Borong//Services//ID',
    'BEGIN:VEVENT',
    `UID:${number}@borong`,
    `DTSTAMP:${plain(day)}T000000Z`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(after(day))}`,
    `SUMMARY:${escaped(title)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`
}
