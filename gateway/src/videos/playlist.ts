/** How long one picture of a stream is shown, and the length of its pieces. */
export const PIECE_MS = 4_000
// What a player of a running stream is offered: enough to begin, and to fall back a little.
const OFFERED = 6
// A recording shows every product often enough in ten minutes.
const RECORDED = 150

/** An HLS playlist: of a running stream the latest pieces, of a recording its first minutes. */
export function playlistOf(
  stream: { start: number; end: number; isLive: boolean },
  now: number,
): string {
  const passed = Math.floor(((stream.isLive ? now : stream.end) - stream.start) / PIECE_MS)
  const count = Math.max(1, stream.isLive ? passed : Math.min(passed, RECORDED))
  const first = stream.isLive ? Math.max(0, count - OFFERED) : 0
  const pieces = Array.from({ length: count - first }, (_, index) => first + index)
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${PIECE_MS / 1000}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    ...(stream.isLive ? [] : ['#EXT-X-PLAYLIST-TYPE:VOD']),
    '#EXT-X-MAP:URI="init.mp4"',
    ...pieces.flatMap((piece) => [`#EXTINF:${(PIECE_MS / 1000).toFixed(1)},`, `${piece}.m4s`]),
    ...(stream.isLive ? [] : ['#EXT-X-ENDLIST']),
    '',
  ].join('\n')
}
