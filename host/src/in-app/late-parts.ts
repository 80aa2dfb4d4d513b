// One chunk: the first script of each page contains the names of all chunks.
export { OpenInBrowser } from './OpenInBrowser.tsx'
export { showFile } from './show-file.tsx'
