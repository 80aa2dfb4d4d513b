import type * as shapes from './lists.shapes.ts'
import { defineCall } from './call.ts'

const options = { host: 'main', access: 'login' } as const

export const lists = /* @__PURE__ */ defineCall<typeof shapes.lists>(
  'lists',
  'GET',
  '/core/api/v4/lists',
  options,
)

export const createList = /* @__PURE__ */ defineCall<typeof shapes.createList>(
  'createList',
  'POST',
  '/core/api/v4/lists',
  options,
)

export const list = /* @__PURE__ */ defineCall<typeof shapes.list>(
  'list',
  'GET',
  '/core/api/v4/lists/:listId',
  options,
)

export const renameList = /* @__PURE__ */ defineCall<typeof shapes.renameList>(
  'renameList',
  'PATCH',
  '/core/api/v4/lists/:listId',
  options,
)

export const deleteList = /* @__PURE__ */ defineCall<typeof shapes.deleteList>(
  'deleteList',
  'DELETE',
  '/core/api/v4/lists/:listId',
  options,
)

export const addToList = /* @__PURE__ */ defineCall<typeof shapes.addToList>(
  'addToList',
  'POST',
  '/core/api/v4/lists/:listId/items',
  options,
)

export const changeListItem = /* @__PURE__ */ defineCall<typeof shapes.changeListItem>(
  'changeListItem',
  'PUT',
  '/core/api/v4/lists/:listId/items/:productId',
  { ...options, keepalive: true },
)

export const removeListItem = /* @__PURE__ */ defineCall<typeof shapes.removeListItem>(
  'removeListItem',
  'DELETE',
  '/core/api/v4/lists/:listId/items/:productId',
  options,
)

export const listToCart = /* @__PURE__ */ defineCall<typeof shapes.listToCart>(
  'listToCart',
  'POST',
  '/core/api/v4/lists/:listId/cart',
  options,
)

export const listFile = /* @__PURE__ */ defineCall<typeof shapes.listFile>(
  'listFile',
  'GET',
  '/core/api/v4/lists/:listId/file',
  { ...options, response: 'blob' },
)

export const setListSchedule = /* @__PURE__ */ defineCall<typeof shapes.setListSchedule>(
  'setListSchedule',
  'PUT',
  '/core/api/v4/lists/:listId/schedule',
  options,
)

export const changeListSchedule = /* @__PURE__ */ defineCall<typeof shapes.changeListSchedule>(
  'changeListSchedule',
  'PATCH',
  '/core/api/v4/lists/:listId/schedule',
  options,
)

export const endListSchedule = /* @__PURE__ */ defineCall<typeof shapes.endListSchedule>(
  'endListSchedule',
  'DELETE',
  '/core/api/v4/lists/:listId/schedule',
  options,
)
