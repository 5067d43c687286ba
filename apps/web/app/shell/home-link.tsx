/** The way out of a place where nothing is shown. */
import { Link } from 'react-router';
import { buttonStyles } from '../ui/button-styles.ts';
import { shellTexts } from './shell-texts.ts';

export function HomeLink() {
  return (
    <Link to="/" className={buttonStyles.primary}>
      {shellTexts.toHome}
    </Link>
  );
}
