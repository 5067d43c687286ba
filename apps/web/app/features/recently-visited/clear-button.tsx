/** Empties the list of visits, after asking once. */
import { useState } from 'react';
import { buttonStyles } from '../../ui/button-styles.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { recentlyVisitedTexts as texts } from './recently-visited-texts.ts';
import { clearVisits } from './visits.ts';

export function ClearButton() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={buttonStyles.quiet}
        onClick={() => setIsAsking(true)}
      >
        {texts.clear}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={texts.clearTitle}
          warning={texts.clearWarning}
          cancel={texts.cancel}
          confirm={texts.clear}
          failed={texts.notCleared}
          onClose={() => setIsAsking(false)}
          onConfirm={clearVisits}
        />
      )}
    </>
  );
}
