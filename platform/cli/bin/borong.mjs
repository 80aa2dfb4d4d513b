#!/usr/bin/env node
// The command of a remote in its own repository.
import process from 'node:process'

// Node before this version does not read TypeScript.
const LEAST = [22, 18]
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < LEAST[0] || (major === LEAST[0] && minor < LEAST[1])) {
  process.stderr.write(
    `borong needs Node ${LEAST.join('.')} or newer, and this is ${process.versions.node}.\n`,
  )
  process.exit(1)
}
await import('../dist/standalone/main.js')
