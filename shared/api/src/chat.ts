import type * as shapes from './chat.shapes.ts'
import { defineCall } from './call.ts'

export const chats = /* @__PURE__ */ defineCall<typeof shapes.chats>(
  'chats',
  'GET',
  '/core/api/v4/chat/sellers',
  { host: 'main', access: 'login' },
)

export const chatMessages = /* @__PURE__ */ defineCall<typeof shapes.chatMessages>(
  'chatMessages',
  'GET',
  '/core/api/v4/chat/sellers/:sellerAlias/messages',
  { host: 'main', access: 'login' },
)

export const sendMessage = /* @__PURE__ */ defineCall<typeof shapes.sendMessage>(
  'sendMessage',
  'POST',
  '/core/api/v4/chat/sellers/:sellerAlias/messages',
  { host: 'main', access: 'login' },
)

export const readMessages = /* @__PURE__ */ defineCall<typeof shapes.readMessages>(
  'readMessages',
  'POST',
  '/core/api/v4/chat/sellers/:sellerAlias/read',
  { host: 'main', access: 'login' },
)

export const unreadMessages = /* @__PURE__ */ defineCall<typeof shapes.unreadMessages>(
  'unreadMessages',
  'GET',
  '/core/api/v4/chat/count-unread-message',
  { host: 'main', access: 'login' },
)
