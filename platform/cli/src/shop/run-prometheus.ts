import { spawn } from 'node:child_process'

// Prometheus inside a process that ends with its parent.
const child = spawn('prometheus', process.argv.slice(2), { stdio: 'inherit' })
child.once('error', () => process.exit(1))
child.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
