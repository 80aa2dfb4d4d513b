import { relative } from 'node:path'
import type { Outcome } from './part.ts'
import { firstLine, type Timed } from './report.ts'

/** The parts of Jest's JSON report that are read here. */
export interface JestReport {
  testResults: FileReport[]
}

interface FileReport {
  /** The file's absolute path. */
  name: string
  status: string
  /** Why the file could not be loaded, or failed outside its tests. */
  message?: string
  assertionResults: {
    fullName: string
    status: string
    duration?: number | null
    failureMessages?: string[]
  }[]
}

/**
 * Counts the tests of a run and of its repetition, which ran the failed files again. The last result of a test counts;
 * one that failed only in the first run is flaky.
 */
export function outcomeOf(
  first: JestReport,
  second: JestReport | undefined,
  root: string,
): Outcome {
  const repeated = new Map(second?.testResults.map((file) => [file.name, file]))
  const failures: string[] = []
  const flaky: string[] = []
  let passed = 0
  for (const file of first.testResults) {
    const last = repeated.get(file.name) ?? file
    passed += countOf(last, 'passed')
    failures.push(...failureLines(last, relative(root, file.name)))
    if (file !== last) flaky.push(...flakyIn(file, last, relative(root, file.name)))
  }
  return { passed, failures, flaky, times: timesIn(first, root) }
}

function failureLines(file: FileReport, path: string): string[] {
  if (failuresOf(file) > countOf(file, 'failed')) return [`${path}: ${firstLine(file.message)}`]
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(
      ({ fullName, failureMessages }) => `${path}: ${fullName}: ${firstLine(failureMessages?.[0])}`,
    )
}

const timesIn = ({ testResults }: JestReport, root: string): Timed[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${relative(root, name)}: ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  )

function flakyIn(first: FileReport, last: FileReport, path: string): string[] {
  if (failuresOf(last) > 0 && countOf(first, 'failed') === 0) return []
  // A failed file without test results could not be loaded, or failed outside its tests.
  if (countOf(first, 'failed') === 0) return [path]
  const passed = new Set(
    last.assertionResults.filter(({ status }) => status === 'passed').map((test) => test.fullName),
  )
  return first.assertionResults
    .filter(({ status, fullName }) => status === 'failed' && passed.has(fullName))
    .map(({ fullName }) => `${path}: ${fullName}`)
}

const countOf = (file: FileReport, status: string): number =>
  file.assertionResults.filter((test) => test.status === status).length

const failuresOf = (file: FileReport): number =>
  countOf(file, 'failed') || (file.status === 'failed' ? 1 : 0)
