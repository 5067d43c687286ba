/** A mail's link that cannot be used, and where to get another. */
import { Link } from 'react-router';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Notice } from '../../ui/notice.tsx';
import { sessionTexts } from './session-texts.ts';

export function LinkNotice({ title, line }: { title: string; line: string }) {
  return (
    <Notice
      picture="reel"
      level={1}
      title={title}
      action={
        <Link to="/login" className={buttonStyles.primary}>
          {sessionTexts.toLogin}
        </Link>
      }
    >
      <p role="alert">{line}</p>
    </Notice>
  );
}
