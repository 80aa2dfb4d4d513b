// `disableSnapshot` leaves the plugin out that reads manifests, but not the class behind it, which only that plugin calls.
const kept = 'USE_REMOTE ? new SnapshotHandler(this) : new DisabledSnapshotHandler()'
// Of the class itself the runtime wants this when a remote is registered anew.
const shaken =
  'USE_REMOTE && USE_SNAPSHOT ? new SnapshotHandler(this) : Object.assign(new DisabledSnapshotHandler(), { manifestCache: new Map() })'

module.exports = function shakeFederation(source) {
  if (!source.includes(kept)) throw new Error('The federation’s core has changed: look at it again')
  return source.replace(kept, shaken)
}
