export { type Channel, deliver, type Message, openChannels } from './deliver.ts'
export { mail } from './write-mail.ts'
