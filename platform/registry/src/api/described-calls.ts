import type { shapes } from './shapes.ts'

/** The token that a call needs: that of the unit, or the admin's. */
type Token = 'none' | 'any' | 'unit' | 'admin'

export interface DescribedCall {
  summary: string
  token: Token
  query?: keyof typeof shapes
  body?: keyof typeof shapes | 'binary'
  /** The status of success, and of no news. */
  answers?: readonly number[]
  /** The call also exists below `/dry-run`, where nothing is written. */
  isInDryRun?: boolean
}

/** Every call of the registry below `/registry/v1`, as a method and a path. */
export const describedCalls: Readonly<Record<string, DescribedCall>> = {
  'GET /key': { summary: 'The public key with which the registry signs', token: 'none' },
  'GET /openapi.json': { summary: 'This description', token: 'none' },
  'GET /release.schema.json': { summary: 'The JSON Schema of a release record', token: 'none' },
  'GET /channels/:channel/index': {
    summary: 'The signed index of a channel for its edges, once it is newer than `after`',
    token: 'none',
    query: 'wait',
    answers: [200, 204],
  },
  'GET /objects/:sha384': {
    summary: 'A release record, or the list of a unit’s records, by its hash',
    token: 'none',
  },
  'GET /snapshot': {
    summary: 'All channels with all retained records, once they are newer than `after`',
    token: 'none',
    query: 'wait',
    answers: [200, 204],
  },
  'GET /files/:hash': {
    summary: 'A file by its hash. Those of releases need no token, source maps that of their squad',
    token: 'any',
  },
  'GET /units': { summary: 'All units with their live versions', token: 'none' },
  'GET /units/:unit/releases': { summary: 'The releases of a unit', token: 'none' },
  'GET /units/:unit/releases/:version': { summary: 'The record of a release', token: 'none' },
  'GET /units/:unit/releases/:version/mf-manifest.json': {
    summary: 'The manifest of module federation of a release',
    token: 'none',
  },
  'GET /units/:unit/releases/:version/difference': {
    summary: 'The difference to an earlier release',
    token: 'none',
    query: 'difference',
  },
  'GET /log': {
    summary: 'The events of the audit log, the latest first',
    token: 'none',
    query: 'log',
  },
  'GET /status': { summary: 'The channels with the health of their versions', token: 'none' },
  'GET /units/:unit/figures': {
    summary: 'The figures of a unit’s versions by hour',
    token: 'none',
    query: 'figures',
  },
  'GET /units/:unit/errors': {
    summary: 'The errors that visitors of a unit reported, with their places in the source',
    token: 'unit',
    query: 'errors',
  },
  'GET /previews': { summary: 'The previews of the moment', token: 'none', isInDryRun: true },
  'GET /services': {
    summary: 'The approved addresses of squads’ services',
    token: 'none',
    isInDryRun: true,
  },
  'GET /tokens': { summary: 'The tokens without their secrets', token: 'admin', isInDryRun: true },
  'POST /reports': {
    summary: 'A visitor’s report on the releases of a page',
    token: 'none',
    body: 'report',
    answers: [204],
  },
  'POST /documents': {
    summary: 'The documents that an edge has served',
    token: 'none',
    body: 'documents',
    answers: [204],
  },
  'POST /uploads': {
    summary: 'The hashes of the files that the registry still lacks',
    token: 'any',
    body: 'uploads',
  },
  'PUT /files/:hash': {
    summary: 'Stores a release file',
    token: 'any',
    body: 'binary',
    answers: [204],
  },
  'POST /units/:unit/releases': {
    summary: 'Publishes a release, when it passes all gates',
    token: 'unit',
    body: 'publish',
    answers: [200, 201],
    isInDryRun: true,
  },
  'POST /units/:unit/releases/:version/checks': {
    summary: 'The verdict of a test run on a release',
    token: 'unit',
    body: 'verdict',
    answers: [201],
    isInDryRun: true,
  },
  'PUT /channels/:channel/units/:unit': {
    summary: 'Promotes, rolls out, withdraws, rolls back, freezes or pins a unit',
    token: 'unit',
    body: 'action',
    isInDryRun: true,
  },
  'PUT /channels/:channel/units': {
    summary: 'Promotes, rolls out or rolls back several units in one step',
    token: 'unit',
    body: 'promotion',
    isInDryRun: true,
  },
  'PUT /channels/:channel/checks/:name': {
    summary: 'Requires a check before visitors of a channel get a release, or no longer',
    token: 'admin',
    body: 'requirement',
    isInDryRun: true,
  },
  'PUT /channels/:channel/units/:unit/services': {
    summary: 'Approves the address of a squad’s service, or revokes it',
    token: 'admin',
    body: 'approval',
    isInDryRun: true,
  },
  'PUT /channels/:channel': {
    summary: 'Creates a channel at run time',
    token: 'admin',
    body: 'channel',
    answers: [201],
    isInDryRun: true,
  },
  'DELETE /channels/:channel': {
    summary: 'Deletes a channel that was created at run time',
    token: 'admin',
    query: 'seenChannel',
    answers: [204],
    isInDryRun: true,
  },
  'POST /previews/links': {
    summary: 'A signed link to versions that no visitor gets',
    token: 'any',
    body: 'link',
    answers: [201],
    isInDryRun: true,
  },
  'DELETE /previews/:unit/:version': {
    summary: 'Deletes a preview',
    token: 'unit',
    answers: [204],
    isInDryRun: true,
  },
  'POST /tokens': {
    summary: 'Issues a token for units; the only answer with its secret',
    token: 'admin',
    body: 'token',
    answers: [201],
    isInDryRun: true,
  },
  'DELETE /tokens/:id': {
    summary: 'Revokes a token',
    token: 'admin',
    answers: [204],
    isInDryRun: true,
  },
}
