/** The Google logo, in its own four colours. */
export const GoogleMark = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" strokeWidth="4" aria-hidden="true">
    <path stroke="#ea4335" d="M5.07 8a8 8 0 0 1 12.59-1.66" />
    <path stroke="#fbbc05" d="M5.07 16a8 8 0 0 1 0-8" />
    <path stroke="#34a853" d="M17.66 17.66A8 8 0 0 1 5.07 16" />
    <path stroke="#4285f4" d="M12 12h8a8 8 0 0 1-2.34 5.66" />
  </svg>
)
