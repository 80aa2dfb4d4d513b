import { startTracing } from '@borong/observe/tracing'

try {
  const tracing = await startTracing('gateway', process.env)
  // Loads the client of PostgreSQL, which is traced only if it is loaded now.
  const { openGateway } = await import('./open-gateway.ts')
  await openGateway(tracing)
} catch (error) {
  process.stderr.write(`The gateway did not open. ${(error as Error).message}\n`)
  process.exit(1)
}
