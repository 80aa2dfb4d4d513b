export { type Channel, deliver, type Message, openChannels } from './deliver.ts'
export { sendDueMails } from './send-due-mails.ts'
export { mail } from './write-mail.ts'
