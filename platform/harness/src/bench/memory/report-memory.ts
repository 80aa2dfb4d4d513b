// Loaded before the edge: answers each message of the benchmark with the memory of the process after a garbage
// collection.
process.on('message', () => {
  globalThis.gc?.()
  process.send?.(process.memoryUsage())
})
