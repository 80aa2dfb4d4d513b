export { type Channel, deliver, type Message, openChannels } from './deliver.ts'
