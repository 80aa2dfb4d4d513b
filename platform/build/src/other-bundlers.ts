import { BuildError } from '@borong/federation/build-error'
import { installedFolder } from '@borong/federation/installed'
import { unitName } from '@borong/federation/units'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'

const runFile = promisify(execFile)

interface Stats {
  hasErrors(): boolean
  toString(options: { all: false; errors: true }): string
}
interface Compiler {
  run(done: (error: Error | null, stats?: Stats) => void): void
  close(done: () => void): void
}

/** How to build with each bundler besides the recipe, by the name of its configuration. */
const BUNDLERS: Readonly<Record<string, (directory: string, config: string) => Promise<void>>> = {
  'webpack.config.ts': runWebpack,
  'rsbuild.config.ts': (directory) => runCommand(directory, '@rsbuild/core', 'rsbuild'),
  'vite.config.ts': (directory) => runCommand(directory, 'vite', 'vite'),
}

/** Builds a unit with the bundler that it has a configuration of; returns whether it has one. */
export async function buildWithOtherBundler(directory: string): Promise<boolean> {
  const found = Object.entries(BUNDLERS).find(([config]) => existsSync(join(directory, config)))
  if (!found) return false
  const [config, build] = found
  await build(directory, join(directory, config))
  return true
}

async function runWebpack(directory: string, file: string) {
  const webpack = createRequire(file)('webpack') as (config: unknown) => Compiler
  const { default: config } = (await import(pathToFileURL(file).href)) as { default: unknown }
  const compiler = webpack(await config)
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() => (stats ? resolve(stats) : reject(error ?? new Error('No result')))),
    ),
  )
  if (stats.hasErrors()) fail(directory, stats.toString({ all: false, errors: true }))
}

async function runCommand(directory: string, name: string, command: string) {
  const folder = installedFolder(directory, name)
  const { bin } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    bin: Record<string, string>
  }
  await runFile(process.execPath, [join(folder, bin[command]!), 'build'], {
    cwd: directory,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) =>
    fail(directory, stderr + stdout),
  )
}

function fail(directory: string, output: string): never {
  throw new BuildError(unitName(directory), [{ message: stripVTControlCharacters(output).trim() }])
}
