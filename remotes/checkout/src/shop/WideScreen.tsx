import { Screen, type ScreenProps } from './Screen.tsx'
import styles from './WideScreen.module.css'

/** A page whose bar is a column beside the content in a wide window. */
export const WideScreen = ({ children, ...page }: Omit<ScreenProps, 'wideClass'>) => (
  <Screen {...page} wideClass={styles.screen}>
    <div className={styles.content}>{children}</div>
  </Screen>
)
